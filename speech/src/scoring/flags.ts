/** On the scale of a score: below `wrong` a sound is reported as wrong, below `check` as uncertain. */
export type Flags = { wrong: number; check: number };

/**
 * In a reading that is well said otherwise, a mark is rarely right. So for each point of the strict
 * scorer’s accuracy (0–10) above `above`, the thresholds of sounds and words are lower by this.
 */
export type WellSaid = { above: number; phone: number; word: number };

export type FlagsConfig = {
  /** On 0–2. */
  phoneFlags: Flags;
  /** On 0–10: below `wrong`, a word is reported as mispronounced. */
  wordFlags: { wrong: number };
  wellSaid: WellSaid;
};

export function flagsFor(
  { phoneFlags, wordFlags, wellSaid }: FlagsConfig,
  accuracy: number,
): { phone: Flags; word: { wrong: number } } {
  const points = Math.max(0, accuracy - wellSaid.above);
  const lower = points * wellSaid.phone;
  return {
    phone: { wrong: phoneFlags.wrong - lower, check: phoneFlags.check - lower },
    word: { wrong: wordFlags.wrong - points * wellSaid.word },
  };
}
