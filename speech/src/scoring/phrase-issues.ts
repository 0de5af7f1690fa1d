import type { Issue, WordAnalysis } from '../analysis.ts';
import type { Evaluation } from './evaluate.ts';

/** One short word lost is a slip of the tongue; this many, or this share, is another take. */
const SEVERAL = 2;
const LARGE_SHARE = 0.34;

/** Whether it was this phrase at all, and which of its words were not said. */
export function phraseIssues({ different }: Evaluation, words: WordAnalysis[]): Issue[] {
  if (different) return [{ code: 'different-phrase', blocking: true, message: '' }];
  const missing = words.flatMap(({ kind }, index) => (kind === 'missing' ? [index] : []));
  const several = missing.length >= SEVERAL || missing.length > LARGE_SHARE * words.length;
  return several ? [{ code: 'words-missing', blocking: false, message: '', words: missing }] : [];
}
