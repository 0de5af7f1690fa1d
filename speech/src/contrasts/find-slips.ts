import type { SegmentPosteriors } from '../acoustics/segments.ts';
import type { Observation } from '../observation/observe.ts';
import type { Contrast } from './confusions.ts';
import { contrastsAt } from './confusions.ts';
import type { ContrastJudge } from './contrast-judge.ts';
import { type Heard, measureContrast } from './measure.ts';

/** Prior probabilities of a confusion, and when one is ruled out. */
export type ContrastPriors = {
  /** Of a confusion that the exercise trains; several trained confusions share the prior of two. */
  trained: number;
  /** Of any other confusion of a sound in a strong position, and of one that was dropped or added. */
  other: number;
  /** Of another sound for one in a weak position, which Americans often reduce. */
  weak: number;
  /**
   * A sound is certain if no confusion is more probable than this at the prior of a trained one.
   */
  ruledOut: number;
};

/** A confusion and the probability that it happened, 0 to 1. */
export type Slip = { contrast: Contrast; chance: number };

/** What was measured about one sound of the phrase. */
export type SoundEvidence = {
  /** The most probable confusion, if its probability is above one half. */
  slip: Slip | undefined;
  /** Each confusion that the exercise trains here. */
  trained: Slip[];
  /** All its confusions were tested and ruled out. */
  certain: boolean;
};

const MOST_TRAINED_IN_FULL = 2;

/**
 * Tests every likely confusion of every sound. `trained`: those that the exercise is about, placed
 * in the phrase.
 */
export function findSlips(
  judge: ContrastJudge,
  heard: Heard,
  { posteriors, nativePosteriors }: Pick<Observation, 'posteriors' | 'nativePosteriors'>,
  priors: ContrastPriors,
  trained: readonly Contrast[],
): SoundEvidence[] {
  const full = Math.min(1, MOST_TRAINED_IN_FULL / Math.max(1, trained.length));
  return heard.phones.map(({ phone }, at) => {
    const own = trained.filter((contrast) => contrast.at === at);
    const tried: Slip[] = [];
    const asked: Slip[] = [];
    let certain = true;
    for (const contrast of [...own, ...contrastsAt(heard.phones, at).filter(isNew(own))]) {
      const isTrained = own.includes(contrast);
      if (!isTrained && !isPossible(contrast, phone, posteriors[at]!, nativePosteriors[at]!)) {
        continue;
      }
      const measures = measureContrast(heard, contrast);
      const odds = measures ? judge(contrast, phone, measures) : -Infinity;
      const isWeak = contrast.kind === 'exchanged' && !heard.strong[at];
      const prior = isTrained ? priors.trained * full : isWeak ? priors.weak : priors.other;
      const slip = { contrast, chance: chanceOf(odds, prior) };
      tried.push(slip);
      if (isTrained) asked.push(slip);
      if (chanceOf(odds, priors.trained) > priors.ruledOut) certain = false;
    }
    const likeliest = tried.toSorted((a, b) => b.chance - a.chance)[0];
    return {
      slip: likeliest && likeliest.chance > 0.5 ? likeliest : undefined,
      trained: asked,
      certain,
    };
  });
}

function chanceOf(logOdds: number, prior: number): number {
  return 1 / (1 + Math.exp(-(logOdds + Math.log(prior / (1 - prior)))));
}

function isNew(own: readonly Contrast[]) {
  return (contrast: Contrast) =>
    !own.some(({ kind, instead }) => kind === contrast.kind && instead === contrast.instead);
}

/**
 * How far (mean log-posterior per frame) another sound may be below the expected one and still win.
 */
const WITHIN_REACH = 3;

/** Saves two alignments if the other sound is implausible in both outputs. */
function isPossible(
  { kind, instead }: Contrast,
  asked: number,
  learners: SegmentPosteriors,
  native: SegmentPosteriors,
): boolean {
  if (kind === 'added') return false;
  if (kind === 'dropped') return true;
  return [learners, native].some(({ mean }) => mean[instead]! > mean[asked]! - WITHIN_REACH);
}
