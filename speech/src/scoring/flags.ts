/** On the scale of a score: below `wrong` it is reported as wrong, below `check` as uncertain. */
export type Flags = { wrong: number; check: number };

/**
 * In a reading that is well said otherwise, a mark is rarely right. So for each point of the strict
 * scorer’s accuracy (0–10) above `above`, the thresholds of sounds and words are lower by this.
 */
export type WellSaid = { above: number; phone: number; word: number };

export type FlagsConfig = {
  /** On 0–2. */
  phoneFlags: Flags;
  /** On 0–10. */
  wordFlags: Flags;
  wellSaid: WellSaid;
};

export function flagsFor(
  { phoneFlags, wordFlags, wellSaid }: FlagsConfig,
  accuracy: number,
): { phone: Flags; word: Flags } {
  const points = Math.max(0, accuracy - wellSaid.above);
  return {
    phone: lowered(phoneFlags, points * wellSaid.phone),
    word: lowered(wordFlags, points * wellSaid.word),
  };
}

function lowered({ wrong, check }: Flags, by: number): Flags {
  return { wrong: wrong - by, check: check - by };
}
