import { clamp, interpolate, mean } from '../signal/statistics.ts';
import type { Scores } from './scores.ts';

/** How the overall score is computed, from the scorer's file. */
export type OverallConfig = {
  /** Weight of the worst phones and words relative to the utterance scores. */
  segmentWeight: number;
  /** Fraction of phones and words that count as the worst. */
  worstPhones: number;
  worstWords: number;
  phoneScale: number;
  wordScale: number;
  /** Weights of accuracy, fluency, prosody and total. */
  aspectWeights: number[];
  /** Piecewise linear, from the internal score (0–10) to the shown one (0–100). */
  x: number[];
  y: number[];
};

/** The overall score (0–100), from the scorer's output. */
export function overallScore(scores: Scores, config: OverallConfig): number {
  return interpolate(blend(scores, config), config.x, config.y);
}

/**
 * The utterance scores, lowered by the worst sounds and words: one bad word in a fine sentence is
 * noticed, though it hardly changes an average.
 */
function blend({ phones, words, aspects }: Scores, config: OverallConfig): number {
  const segments =
    config.phoneScale * clamp(worstMean(phones, config.worstPhones), 0, 2) +
    config.wordScale * clamp(worstMean(words, config.worstWords), 0, 10);
  const whole = config.aspectWeights.reduce(
    (sum, weight, aspect) => sum + weight * (aspects[aspect] ?? 0),
    0,
  );
  return config.segmentWeight * segments + (1 - config.segmentWeight) * whole;
}

export function worstMean(values: number[], share: number): number {
  const count = Math.max(1, Math.round(values.length * share));
  return mean(values.toSorted((a, b) => a - b).slice(0, count));
}

/** Experts' 1 and 9.6 of 10: nobody gets less, and natives seldom get more. */
const LOWEST_ASPECT = 1;
const HIGHEST_ASPECT = 9.6;

/** An utterance score (0–10) on the shown scale (0–100). */
export function aspectScore(aspect: number): number {
  return 100 * clamp((aspect - LOWEST_ASPECT) / (HIGHEST_ASPECT - LOWEST_ASPECT), 0, 1);
}

/** Points that each of the first confusions costs a fluent reading. */
const CONFUSION_COST = 5;
const MOST_CONFUSIONS = 2;
/** Below the first of these, confusions cost nothing; from the second on, the full points. */
const FLUENT = [80, 90] as const;

/**
 * Experts hardly penalize one confused sound, so the scorer does not either: an otherwise fluent
 * reading would lose nothing. On unseen speakers this costs no agreement with the experts (r .813
 * to .814).
 */
export function withConfusions(spoken: number, confusions: number): number {
  const fluent = clamp((spoken - FLUENT[0]) / (FLUENT[1] - FLUENT[0]), 0, 1);
  return spoken - fluent * CONFUSION_COST * Math.min(confusions, MOST_CONFUSIONS);
}

/** The highest score that words in part can bring: another word must not be part of a good reading. */
const HIGHEST_BY_PART = 74;

/**
 * What is left of a score where words are missing or replaced. `whole`: the share of the words that were surely
 * said; `part`: the same with each replaced word by its probability, so that a little noise does not decide
 * a whole word (decision 097).
 */
export function withReplaced(score: number, { whole, part }: { whole: number; part: number }) {
  return Math.max(score * whole, Math.min(score * part, HIGHEST_BY_PART));
}

/** The highest score of a take whose trained sound was wrong: from uncertain to certain. */
const HIGHEST_WHEN_FAILED = [74, 62] as const;

/** `failed`: the probability, 0 to 1, that a trained sound was said as another one. */
export function withFailure(spoken: number, failed: number): number {
  return failed > 0 ? Math.min(spoken, interpolate(failed, [0, 1], HIGHEST_WHEN_FAILED)) : spoken;
}

/** From this score on, an exercise's melody counts as right. */
const MELODY_DONE = 75;
/** The fraction of the score that is left if the melody is missed completely. */
const WITHOUT_MELODY = 0.7;

/** The overall score of an exercise that trains a melody; perfect sounds alone are not enough. */
export function withMelody(spoken: number, melody: number | undefined): number {
  if (melody === undefined) return spoken;
  const done = clamp(melody / MELODY_DONE, 0, 1);
  return spoken * (WITHOUT_MELODY + (1 - WITHOUT_MELODY) * done);
}
