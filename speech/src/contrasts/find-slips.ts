import type { SegmentPosteriors } from '../acoustics/segments.ts';
import type { Observation } from '../observation/observe.ts';
import { chanceOf, logOddsOf } from '../signal/statistics.ts';
import type { Contrast } from './confusions.ts';
import { contrastsAt } from './confusions.ts';
import type { ContrastJudge } from './contrast-judge.ts';
import type { ContrastPriors } from './contrast-priors.ts';
import { type Heard, measureContrast } from './measure.ts';

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
 * in the phrase; `untrained`: the prior of any other.
 */
export function findSlips(
  judge: ContrastJudge,
  heard: Heard,
  { posteriors, nativePosteriors }: Pick<Observation, 'posteriors' | 'nativePosteriors'>,
  priors: Pick<ContrastPriors, 'trained' | 'ruledOut'>,
  untrained: (contrast: Contrast) => number,
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
      const chanceAt = (prior: number) => chanceOf(odds + logOddsOf(prior));
      const slip = {
        contrast,
        chance: chanceAt(isTrained ? priors.trained * full : untrained(contrast)),
      };
      tried.push(slip);
      if (isTrained) asked.push(slip);
      if (chanceAt(priors.trained) > priors.ruledOut) certain = false;
    }
    const likeliest = tried.toSorted((a, b) => b.chance - a.chance)[0];
    return {
      slip: likeliest && likeliest.chance > 0.5 ? likeliest : undefined,
      trained: asked,
      certain,
    };
  });
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
