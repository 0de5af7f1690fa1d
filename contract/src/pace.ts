/** A gap between two words from so many seconds on is a pause; a shorter one belongs to the sounds. */
export const PAUSE_FROM_S = 0.25;

type Timed = { start: number; end: number };
type WithSounds = { sounds: readonly { phone: string }[] };

export type Pace = {
  /** Syllables a second while the voice goes on; null where nothing was said. */
  rate: number | null;
  /** The silences inside, in seconds: where each begins, how long it is, and after which of the words. */
  pauses: { start: number; length: number; afterWord: number }[];
  /** Of all pauses together. */
  pauseSeconds: number;
};

/**
 * How fast words were said and where the voice rested, of a learner or of the model. The words are in
 * order; one that was not said is left out before.
 */
export function pace(words: readonly Timed[], syllables: number): Pace {
  const pauses = words.slice(1).flatMap(({ start }, at) => {
    const { end } = words[at]!;
    const length = start - end;
    // Times are sums of frames: a pause of exactly this length may miss it by a hair.
    return length > PAUSE_FROM_S - 1e-6 ? [{ start: end, length, afterWord: at }] : [];
  });
  const pauseSeconds = pauses.reduce((sum, { length }) => sum + length, 0);
  const spoken = words.length === 0 ? 0 : words.at(-1)!.end - words[0]!.start - pauseSeconds;
  return { rate: spoken > 0 ? syllables / spoken : null, pauses, pauseSeconds };
}

/** As many as there are vowels. */
export const syllablesIn = (words: readonly WithSounds[]) =>
  words.flatMap(({ sounds }) => sounds).filter(({ phone }) => VOWELS.has(phone)).length;

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
