/** What is said of a recording that may be why there is no result, where no issue says more. */
export const HARD_TO_HEAR = {
  reason: 'Parts of this recording were hard to hear.',
  advice: 'Say it once more, a little closer to the microphone.',
};
