/** Numbers of frames of 10 ms, and natural logs, fitted on learners’ readings (docs/measurements.md, Live). */
export const FOLLOWING = {
  /** New frames before the network hears again. */
  pass: 8,
  /** Frames before the last one after which nothing that comes changes what was heard. */
  settled: 26,
  /** The last frames, which the network cannot tell yet. */
  unsure: 6,
  /** By so many frames the beginning of the speech may differ from what was thought. */
  moved: 10,
  /** By how much it must be likelier that a word was said than that it was not. */
  margin: 10,
  /** From this evidence on it is this phrase that is being said. */
  gate: 12,
  /** From this evidence on for each word it was the whole phrase. */
  gatePerWord: 2,
  /** Frames of rest after which the last word is over. */
  rest: 15,
  /** Of a frame of other speech, against the sound that fits best. */
  otherCost: 1.4,
  /** How far a sound is below the best one of a frame when something else is said. */
  chance: 0.6,
  /** The share of the best sound from which on a frame speaks for the phrase; in noise it is seldom so large. */
  clear: 0.25,
  costs: { word: 4, silence: 1, other: 10, again: 10, skipped: 30 },
};
