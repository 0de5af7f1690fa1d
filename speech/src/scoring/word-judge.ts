import { PHONES } from '../phonemes/phone-index.ts';
import type { SegmentPosteriors } from '../acoustics/segments.ts';
import type { ModelFile } from '../model/container.ts';
import { chanceOf, clamp, mean } from '../signal/statistics.ts';
import type { Observation } from '../observation/observe.ts';
import type { Scores } from './scores.ts';

export type WordConfig = {
  /** Below this probability, another word was said. */
  other: number;
};

/** For each aligned word, the probability, 0 to 1, that it was said and not replaced by another. */
export type WordJudge = (observation: Observation, scores: Scores) => number[];

/**
 * Fitted by `training/saywell/fit_words.py` on said words and on others put into the same places.
 */
export function loadWordJudge(model: ModelFile): WordJudge {
  const { values } = model.tensor('words.weights');
  return (observation, scores) => {
    const { phones } = observation.alignment;
    const words = [...new Set(phones.map(({ word }) => word))];
    return words.map((word, position) => {
      const own = phones.flatMap((phone, i) => (phone.word === word ? [i] : []));
      const measures = measureWord(observation, scores, own, position);
      const odds = measures.reduce((sum, value, i) => sum + values[i]! * value, values.at(-1)!);
      return chanceOf(clamp(odds, -30, 30));
    });
  };
}

/**
 * The same measures, in the same order, as `word_measures` in Python. `own`: indexes of the word's
 * phones.
 */
function measureWord(
  { alignment, posteriors, nativePosteriors }: Observation,
  scores: Scores,
  own: number[],
  position: number,
): number[] {
  const fitBy = (segments: SegmentPosteriors[]) =>
    own.map((i) => fitOf(segments[i]!, alignment.phones[i]!.phone));
  const learners = fitBy(posteriors);
  const native = fitBy(nativePosteriors);
  const sounds = own.map((i) => scores.phones[i]!);
  return [
    mean(learners.map(({ fit }) => fit)),
    mean(learners.map(({ underBest }) => underBest)),
    mean(native.map(({ fit }) => fit)),
    mean(native.map(({ underBest }) => underBest)),
    Math.min(...native.map(({ underBest }) => underBest)),
    scores.words[position]! / 5,
    mean(sounds),
    Math.min(...sounds),
    Math.log(own.length),
  ];
}

const FLOOR = -10;

/** How well a sound fits its segment, and how far it is below the sound that fits best. */
function fitOf({ mean: average }: SegmentPosteriors, phone: number) {
  const fit = Math.max(average[phone]!, FLOOR);
  const best = Math.max(...PHONES.map((_, other) => Math.max(average[other]!, FLOOR)));
  return { fit, underBest: fit - best };
}
