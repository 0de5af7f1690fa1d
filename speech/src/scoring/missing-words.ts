import { findOmissionCandidates } from '../alignment/omission-candidates.ts';
import { findSaidPart } from '../alignment/said-part.ts';
import type { Clip } from '../observation/observe.ts';
import { mean } from '../signal/statistics.ts';
import type { PhraseReader, Reading } from './reading.ts';

/** If a larger fraction of its words is missing, it was another phrase, whatever is left. */
const MOST_MISSING = 0.6;
/** A speaker who stopped early, or started late, said one contiguous part; that may be shorter. */
const MOST_MISSING_AROUND_PART = 0.75;
/**
 * A word is missing if the clip fits this much better without it and its sounds score less than
 * this on average, of 2. Of 3,068 words by unseen speakers seven are called missing that way (the
 * experts gave them 2.6 of 10), of 1,000 words added to those phrases 516.
 */
const MISSING_GAIN = 24;
const MISSING_BELOW = 1.4;

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
 * they would lose points too. `sure`: from this probability on, it was certainly the phrase.
 */
export function leaveOutMissing(reader: PhraseReader, clip: Clip, sure: number): SaidWords {
  const { whole, read, phones } = reader;
  const part = findPart(reader, clip, sure);
  const stretch = (part && read(part)) ?? whole;
  const missing = whole.words.filter((word) => !stretch.words.includes(word));
  missing.push(...poorlySaid(stretch, phones, clip));
  const said = whole.words.filter((word) => !missing.includes(word));
  const most = (part ? MOST_MISSING_AROUND_PART : MOST_MISSING) * phones.length;
  const rest = missing.length && missing.length <= most && said.length ? read(said) : undefined;
  return rest && rest.chance >= sure
    ? { reading: rest, missing: missing.toSorted((a, b) => a - b), part: part !== undefined }
    : { reading: whole, missing: [], part: false };
}

/** Searched only if something seems wrong, since it means aligning the phrase many times. */
function findPart({ whole, phones }: PhraseReader, clip: Clip, sure: number): number[] | undefined {
  const { alignment } = whole.observation;
  const matched = whole.chance >= sure;
  const suspicious = !matched || findOmissionCandidates(clip.scores, phones, alignment).length > 0;
  return suspicious ? findSaidPart(clip.scores, phones, alignment) : undefined;
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
      const own = strict.phones.filter((_, i) => alignment.phones[i]!.word === word);
      return gain > MISSING_GAIN && mean(own) < MISSING_BELOW;
    })
    .map(({ word }) => words[word]!);
}
