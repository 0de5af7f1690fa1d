import { findOmissionCandidates } from '../alignment/omission-candidates.ts';
import { findSaidPart } from '../alignment/said-part.ts';
import type { Clip } from '../observation/observe.ts';
import { areDoubted, strictMean } from './doubted.ts';
import type { PhraseReader, Reading } from './reading.ts';

/** If a larger fraction of its words is missing, it was another phrase, whatever is left. */
const MOST_MISSING = 0.6;
/** A speaker who stopped early, or started late, said one contiguous part; that may be shorter. */
const MOST_MISSING_AROUND_PART = 0.75;
/**
 * One word inside what was said was left out if the strict scorer gives it less than `WORD_DOUBTED_BELOW` of 10,
 * and if the clip gains more than `WORD_GAIN` without it, in natural log: the better the scorer rates its sounds
 * (0 to 2), the more. It is so of 27 words in 2,500 readings by unseen speakers, 8 of which experts gave 8 or
 * more, and of 752 of 1,274 words added before or after those phrases. If only its sounds are asked about, as
 * those of the words around a part are, it is so of 33 words, 14 of them with 8 or more, and of 815.
 */
const WORD_DOUBTED_BELOW = 4.5;
const WORD_GAIN = 16;
const WORD_GAIN_BY_SCORE = 10;

/**
 * From this probability on, what is left without the missing words was read. Of many parts of a phrase one
 * fits other speech by chance too often: with 0.9, 55 of 4,055 other phrases pass, with this nine. Of 2,500
 * phrases with one to four words added before or after them 2,197 lose words with 0.9, 2,111 with this.
 */
const SURE_OF_REST = 0.99;

/** The words of the phrase that were said. */
export type SaidWords = {
  reading: Reading;
  /** Words that were not said, in order. */
  missing: number[];
  /**
   * The words that were said are one contiguous part of the phrase, without its start or its end.
   */
  part: boolean;
};

/**
 * Finds the words that were left out, and scores the others without them: next to a missing word
 * they would lose points too. `sure`: from this probability on, it was certainly the whole phrase.
 */
export function leaveOutMissing(reader: PhraseReader, clip: Clip, sure: number): SaidWords {
  const { whole, read, phones } = reader;
  const part = findDoubtedPart(reader, clip, sure);
  const stretch = (part && read(part)) ?? whole;
  const missing = whole.words.filter((word) => !stretch.words.includes(word));
  missing.push(...poorlySaid(stretch, phones, clip));
  const said = whole.words.filter((word) => !missing.includes(word));
  const most = (part ? MOST_MISSING_AROUND_PART : MOST_MISSING) * phones.length;
  const rest = missing.length && missing.length <= most && said.length ? read(said) : undefined;
  return rest && rest.chance >= SURE_OF_REST
    ? { reading: rest, missing: missing.toSorted((a, b) => a - b), part: part !== undefined }
    : { reading: whole, missing: [], part: false };
}

/**
 * A part that fits better than the whole phrase, if the scorer doubts the rest. It is searched only if
 * something seems wrong, since it means aligning the phrase many times.
 */
function findDoubtedPart(
  { whole, phones }: PhraseReader,
  clip: Clip,
  sure: number,
): number[] | undefined {
  const { alignment } = whole.observation;
  const matched = whole.chance >= sure;
  const suspicious = !matched || findOmissionCandidates(clip.scores, phones, alignment).length > 0;
  const part = suspicious ? findSaidPart(clip.scores, phones, alignment) : undefined;
  if (!part) return undefined;
  const rest = whole.words.filter((word) => !part.includes(word));
  return areDoubted(rest, { phones: alignment.phones, strict: whole.strict }) ? part : undefined;
}

/**
 * Of the words that the clip fits better without, those that the scorer rates low too. A hurried
 * "an" or "do" often fits better left out, although every expert heard it: a word counts as missing
 * only if both agree.
 */
function poorlySaid({ words, observation, strict }: Reading, phones: number[][], clip: Clip) {
  const { alignment } = observation;
  const chosen = words.map((word) => phones[word]!);
  return findOmissionCandidates(clip.scores, chosen, alignment)
    .filter(({ word, gain }) => {
      const soundScore = strictMean([word], { phones: alignment.phones, strict });
      const needed = WORD_GAIN + WORD_GAIN_BY_SCORE * soundScore;
      return strict.words[word]! < WORD_DOUBTED_BELOW && gain > needed;
    })
    .map(({ word }) => words[word]!);
}
