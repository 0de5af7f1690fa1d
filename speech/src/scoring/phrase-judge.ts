import type { ModelFile } from '../model/container.ts';
import { chanceOf, clamp, mean } from '../signal/statistics.ts';
import { matchOf } from '../observation/match.ts';
import type { Observation } from '../observation/observe.ts';
import { worstMean } from './overall.ts';
import type { Scores } from './scores.ts';

export type PhraseConfig = {
  /** Below this probability it was another phrase. */
  different: number;
  /** From this probability on, it was certainly the phrase. */
  sure: number;
};

/** The probability, 0 to 1, that the clip is a reading of the phrase, however poor. */
export type PhraseJudge = (observation: Observation, scores: Scores) => number;

/**
 * Fitted by `training/saywell/fit_phrase.py` on correct readings and on other phrases aligned with
 * them.
 */
export function loadPhraseJudge(model: ModelFile): PhraseJudge {
  const { values } = model.tensor('phrase.weights');
  return (observation, scores) => {
    const measures = measurePhrase(observation, scores);
    const odds = measures.reduce((sum, value, i) => sum + values[i]! * value, values.at(-1)!);
    return chanceOf(clamp(odds, -30, 30));
  };
}

/** The same measures, in the same order, as `phrase_measures` in Python. */
function measurePhrase(observation: Observation, { phones, words, aspects }: Scores): number[] {
  const { phoneCertainty, nativeCertainty, deficit } = matchOf(observation);
  return [
    phoneCertainty,
    nativeCertainty,
    deficit,
    mean(phones),
    worstMean(phones, 0.2),
    mean(words) / 5,
    worstMean(words, 1 / 3) / 5,
    aspects[0]! / 5,
    aspects[3]! / 5,
    Math.log(phones.length),
  ];
}
