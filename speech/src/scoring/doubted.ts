import type { AlignedPhone } from '../alignment/align.ts';
import { mean } from '../signal/statistics.ts';
import type { Scores } from './scores.ts';

/**
 * Words whose sounds the strict scorer gives less than this on average, of 2, may not have been said. Of
 * 26 readings of which only a part seemed to be the phrase without such doubt in the rest, experts gave
 * that rest 8 of 10 or more in 19, and 4 or less in three.
 */
const DOUBTED_BELOW = 1.4;

/** Aligned phones and what the strict scorer gives each of them. */
type Scored = { phones: readonly AlignedPhone[]; strict: Scores };

/** Whether these words, taken together, may not have been said. */
export function areDoubted(words: readonly number[], scored: Scored): boolean {
  return strictMean(words, scored) < DOUBTED_BELOW;
}

/** What the strict scorer gives the sounds of these words on average, of 2. */
export function strictMean(words: readonly number[], { phones, strict }: Scored): number {
  return mean(strict.phones.filter((_, i) => words.includes(phones[i]!.word)));
}
