import type { Analysis } from '@saywell/contract';
import { HARD_TO_HEAR } from '../../lib/hard-to-hear.ts';

type Issue = Analysis['issues'][number];

/** Reasons for doubt, the one that explains most first. */
const REASONS: readonly Issue['code'][] = [
  'unsure-phrase',
  'stopped-early',
  'extra-words',
  'too-far',
  'noisy',
];

/** Why there is no result, and the one thing to do. */
export type Doubt = { reason: string; advice: string; others: string[] };

/** For a take without a score, or with one that is not to be believed. */
export function doubtOf({ issues }: Pick<Analysis, 'issues'>): Doubt {
  const ranked = issues.toSorted((a, b) => rank(a) - rank(b));
  const [first, ...others] = ranked.filter(
    ({ blocking, code }) => blocking || REASONS.includes(code),
  );
  if (!first) return { ...HARD_TO_HEAR, others: [] };
  const { finding, message } = first;
  return {
    reason: finding ? sentence(finding.title) : message,
    advice: finding?.body ?? '',
    others: others.map((other) => other.message),
  };
}

/** A period goes inside a closing quotation mark. */
function sentence(title: string): string {
  return title.endsWith('”') ? `${title.slice(0, -1)}.”` : `${title}.`;
}

function rank({ blocking, code }: Issue): number {
  return blocking ? -1 : REASONS.indexOf(code);
}
