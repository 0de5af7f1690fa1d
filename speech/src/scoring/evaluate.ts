import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { phoneIndex, stressOf } from '../acoustics/phones.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { findMissingWords } from '../alignment/missing-words.ts';
import { mean } from '../signal/statistics.ts';
import { matchOf, type Match } from './match.ts';
import { type Clip, observe, type Observation } from './observe.ts';
import { phoneFeatures } from './phone-features.ts';
import { average, type Scorer } from './scorer.ts';
import type { Scores } from './scorer-member.ts';
import { utteranceFeatures } from './utterance-features.ts';

/** A phrase laid over a clip and scored. */
export type Evaluation = {
  observation: Observation;
  /** Aligned phones, words numbered as in the phrase; a missing word has none. */
  phones: AlignedPhone[];
  /** ARPAbet with stress digits, for each aligned phone. */
  symbols: string[];
  /** For the aligned phones and the words that have some. */
  scores: Scores;
  /** How well the clip matches what was judged. */
  match: Match;
  /** The clip holds another phrase; nothing else here means much. */
  different: boolean;
  missing: number[];
  /** For each word the pronunciation that fits best. */
  variants: number[];
};

/** Past this share of missing words it was not this phrase, whatever is left of it. */
const MOST_MISSING = 0.6;
/** Mean score of a word's sounds, out of 2, under which it may be missing. */
const MISSING_BELOW = 1;
/**
 * Mean score of all sounds, out of 2, under which the clip is no reading of the phrase: the lowest
 * of 634 right readings by unseen speakers that had matched was 0.81.
 */
const NO_READING_BELOW = 0.8;
/** What is left must match this much better than the gate when the whole did not pass it. */
const SURE_OF_THE_REST = 1.2;

/**
 * Undefined when the clip is too short to hold the phrase. `words[word][variant]`: ARPAbet. Scores
 * are averaged over the clips, which are versions of one recording; the first one is aligned.
 */
export function evaluate(
  model: AcousticModel,
  scorer: Scorer,
  [clip, ...others]: [Clip, ...Clip[]],
  words: string[][][],
): Evaluation | undefined {
  const indexed = words.map((variants) => variants.map((phones) => phones.map(phoneIndex)));
  const whole = observe(model, clip, indexed);
  if (!whole) return undefined;
  const { variants } = whole.alignment;
  const chosen = indexed.map((options, word) => options[variants[word]!]!);
  const unlikely = findMissingWords(clip.scores, chosen, whole.alignment);
  const missing = unlikely.length ? poorlySaid(unlikely, whole, scorer, words) : [];

  const all = words.map((_, word) => word);
  const said = all.filter((word) => !missing.includes(word));
  const pick = (kept: number[]) => kept.map((word) => [chosen[word]!]);
  // The words that were said are judged on their own: next to a missing word they get its blame.
  const rest =
    missing.length && missing.length <= MOST_MISSING * words.length
      ? observe(model, clip, pick(said))
      : undefined;

  const { lpp: gate } = scorer.config.gate;
  const matched = matchOf(whole).phoneCertainty >= gate;
  const restMatched =
    rest && matchOf(rest).phoneCertainty >= gate + (matched ? 0 : SURE_OF_THE_REST);
  const unmatched = !matched && !restMatched;
  const [kept, observation] = rest && restMatched ? [said, rest] : [all, whole];
  const phones = observation.alignment.phones.map((phone) => ({
    ...phone,
    word: kept[phone.word]!,
  }));
  const symbols = phones.map(({ word, place }) => words[word]![variants[word]!]![place]!);
  const versions = others.flatMap((other) => observe(model, other, pick(kept)) ?? []);
  const scores = average(
    [observation, ...versions].map((version) => scoreObservation(scorer, version, symbols)),
  );
  const different = unmatched || mean(scores.phones) < NO_READING_BELOW;
  return {
    observation,
    phones,
    symbols,
    scores,
    match: matchOf(observation),
    different,
    missing: kept === all && !different ? [] : missing,
    variants,
  };
}

/**
 * Of the words the alignment would rather leave out, those that the scorer thinks little of too. A
 * hurried "an" or "do" often fits better left out, though every expert heard it: a word is called
 * missing only when both agree.
 */
function poorlySaid(unlikely: number[], whole: Observation, scorer: Scorer, words: string[][][]) {
  const { phones, variants } = whole.alignment;
  const symbols = phones.map(({ word, place }) => words[word]![variants[word]!]![place]!);
  const scores = scoreObservation(scorer, whole, symbols);
  return unlikely.filter((word) => {
    const own = scores.phones.filter((_, i) => phones[i]!.word === word);
    return mean(own) < MISSING_BELOW;
  });
}

function scoreObservation(scorer: Scorer, observation: Observation, symbols: string[]): Scores {
  const { durations } = scorer.config;
  return scorer.score({
    phoneFeatures: phoneFeatures(observation, durations),
    utteranceFeatures: utteranceFeatures(observation, durations),
    phones: observation.alignment.phones.map(({ phone }) => phone),
    wordOf: observation.alignment.phones.map(({ word }) => word),
    stresses: symbols.map(stressOf),
  });
}
