import type { Finding } from '../analysis.ts';

/** What a finding says: a heading without its period, and the sentences that follow it. */
export type Said = Pick<Finding, 'title' | 'body'>;

/** The one place where a finding becomes a text. */
export function textOf({ title, body }: Said): string {
  return body === '' ? sentence(title) : `${sentence(title)} ${body}`;
}

/** With its period, which American English puts inside a closing quotation mark. */
export function sentence(text: string): string {
  if (/[.?!]”?$/.test(text)) return text;
  return text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`;
}

/** A clause that another one follows, with its comma. */
export function clause(text: string): string {
  return text.endsWith('”') ? `${text.slice(0, -1)},”` : `${text},`;
}
