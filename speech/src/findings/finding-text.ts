import type { Finding } from '../analysis.ts';

/** What a finding says: a heading without its period, and the sentences that follow it. */
export type Said = Pick<Finding, 'title' | 'body'>;

/** The one place where a finding becomes a text. */
export function textOf({ title, body }: Said): string {
  return body === '' ? `${title}.` : `${title}. ${body}`;
}
