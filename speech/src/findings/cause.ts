import type { Finding, NextStep, WordAnalysis } from '../analysis.ts';
import type { AnalyzedTake } from './analyzed-take.ts';

/** One thing that keeps a score down. */
export type Cause = {
  finding: Finding;
  /** What happened, as the one sentence under the score, without its period. */
  summary: string;
  /** What comes first costs most: about how many points it takes off, and more for what the exercise trains. */
  cost: number;
  /** What to do about it, without its period. */
  next: NextStep;
  /** Not worth another saying where the score is good. */
  isMinor?: boolean;
};

/** More names than this are not read. */
export const MOST_NAMES = 3;

/** In a short phrase one word is all of it, and still not worse than a missed tune. */
const MOST = 24;

/** About how many points these words take off: what they lack, by their share of the phrase. */
export function costOfWords(
  words: readonly WordAnalysis[],
  { words: all }: Pick<AnalyzedTake, 'words'>,
): number {
  const lost = words.reduce((sum, { sounds, accuracy }) => sum + sounds.length * (1 - accuracy), 0);
  const sounds = all.reduce((sum, word) => sum + word.sounds.length, 0);
  return Math.min(MOST, (100 * lost) / sounds);
}
