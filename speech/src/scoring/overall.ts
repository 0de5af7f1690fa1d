import { clamp, interpolate, mean } from '../signal/statistics.ts';
import type { Scores } from './scores.ts';

/** How the overall score is blended, from the scorer's file. */
export type OverallConfig = {
  /** How much the worst phones and words count beside the scores of the whole. */
  segmentWeight: number;
  /** Share of phones and words that count as the worst. */
  worstPhones: number;
  worstWords: number;
  phoneScale: number;
  wordScale: number;
  /** Of accuracy, fluency, prosody and total. */
  aspectWeights: number[];
  /** Straight lines from the blend (0–10) to the score people see (0–100). */
  x: number[];
  y: number[];
};

/** The one number people see (0–100), from the scorer's answers. */
export function overallScore(scores: Scores, config: OverallConfig): number {
  return interpolate(blend(scores, config), config.x, config.y);
}

/**
 * The aspects of the whole, pulled down by the worst sounds and words: one bad word in a fine
 * sentence is heard, though it hardly moves an average.
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

/** Experts' 1 and 9.6 of 10: nobody's speech is worse, and natives seldom get more. */
const LOWEST_ASPECT = 1;
const HIGHEST_ASPECT = 9.6;

/** An aspect (0–10) on the scale people see (0–100). */
export function aspectScore(aspect: number): number {
  return 100 * clamp((aspect - LOWEST_ASPECT) / (HIGHEST_ASPECT - LOWEST_ASPECT), 0, 1);
}

/** Points that each of the first confusions costs a fluent reading. */
const CONFUSION_COST = 5;
const MOST_CONFUSIONS = 2;
/** Under the first of these the experts hear no difference, from the second on it counts in full. */
const FLUENT = [80, 90] as const;

/**
 * Experts hardly mind one swapped sound, so the scorer does not: in an otherwise fluent reading
 * nothing would be lost. On unseen speakers this costs no agreement with them (r .813 to .814).
 */
export function withConfusions(spoken: number, confusions: number): number {
  const fluent = clamp((spoken - FLUENT[0]) / (FLUENT[1] - FLUENT[0]), 0, 1);
  return spoken - fluent * CONFUSION_COST * Math.min(confusions, MOST_CONFUSIONS);
}

/** A take whose trained sound was another one has at most the first, and the second when that is sure. */
const HIGHEST_WHEN_FAILED = [74, 62] as const;

/** `failed`: how sure it is, 0 to 1, that a sound which the exercise trains was another one. */
export function withFailure(spoken: number, failed: number): number {
  return failed > 0 ? Math.min(spoken, interpolate(failed, [0, 1], HIGHEST_WHEN_FAILED)) : spoken;
}

/** From here an exercise's melody counts as done. */
const MELODY_DONE = 75;
/** What missing it altogether leaves of the score. */
const WITHOUT_MELODY = 0.7;

/** The overall score of an exercise that trains a melody; perfect sounds alone are not enough. */
export function withMelody(spoken: number, melody: number | undefined): number {
  if (melody === undefined) return spoken;
  const done = clamp(melody / MELODY_DONE, 0, 1);
  return spoken * (WITHOUT_MELODY + (1 - WITHOUT_MELODY) * done);
}
