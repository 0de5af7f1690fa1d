import type { AlignedPhone } from '../alignment/align.ts';
import { mean } from '../signal/statistics.ts';
import type { Scores } from './scores.ts';

/**
 * If the strict scorer gives the sounds of some words less than this on average, of 2, they may not have
 * been said. Of 26 readings that fit better without some words that it does not doubt, experts gave those
 * words 8 of 10 or more in 19, and 4 or less in three.
 */
const DOUBTED_BELOW = 1.4;

/** Aligned phones and what the strict scorer gives each of them. */
type Scored = { phones: readonly AlignedPhone[]; strict: Scores };

/** Whether these words, taken together, may not have been said. They are numbered as in `phones`. */
export function areDoubted(words: readonly number[], scored: Scored): boolean {
  return words.length > 0 && strictMean(words, scored) < DOUBTED_BELOW;
}

/** What the strict scorer gives the sounds of these words on average, of 2. */
export function strictMean(words: readonly number[], { phones, strict }: Scored): number {
  return mean(strict.phones.filter((_, i) => words.includes(phones[i]!.word)));
}
