import type { SegmentPosteriors } from '../acoustics/segments.ts';
import type { Observation } from '../observation/observe.ts';
import { chanceOf, clamp, logOddsOf } from '../signal/statistics.ts';
import type { Contrast } from './confusions.ts';
import { contrastsAt, sharesHiss } from './confusions.ts';
import type { ContrastJudge } from './contrast-judge.ts';
import type { ContrastPriors } from './contrast-priors.ts';
import { type Heard, measureContrast } from './measure.ts';

/** A confusion and the probability that it happened, 0 to 1. */
export type Slip = { contrast: Contrast; chance: number };

/** What was measured about one sound of the phrase. */
export type SoundEvidence = {
  /** The most probable sound in its place, or none, if its probability is above one half. */
  slip: Slip | undefined;
  /** The same of a sound beside it, where the word has none. */
  added?: Slip | undefined;
  /** Each confusion that the exercise trains here. */
  trained: Slip[];
  /** All its confusions were tested and ruled out. */
  certain: boolean;
};

const MOST_TRAINED_IN_FULL = 2;

/**
 * Tests every likely confusion of every sound in the recording. What is not ruled out there is
 * tested again in `copy`, a noisy copy with the same sounds: the mean of the log-odds counts, unless
 * that would make it likelier. `trained`: the confusions that the exercise is about, placed in the
 * phrase; `untrained`: the prior of any other, 0 if it is not asked about.
 */
export function findSlips(
  judge: ContrastJudge,
  { heard, copy }: { heard: Heard; copy: Heard | undefined },
  { posteriors, nativePosteriors }: Pick<Observation, 'posteriors' | 'nativePosteriors'>,
  priors: Pick<ContrastPriors, 'trained' | 'ruledOut'>,
  untrained: (contrast: Contrast) => number,
  trained: readonly Contrast[],
): SoundEvidence[] {
  const full = Math.min(1, MOST_TRAINED_IN_FULL / Math.max(1, trained.length));
  return heard.phones.map(({ phone }, at) => {
    const own = trained.filter((contrast) => contrast.at === at);
    const tried: Slip[] = [];
    const added: Slip[] = [];
    const asked: Slip[] = [];
    let certain = !sharesHiss(heard.phones, at);
    for (const contrast of [...own, ...contrastsAt(heard.phones, at).filter(isNew(own))]) {
      const isTrained = own.includes(contrast);
      if (!isTrained && !isPossible(contrast, phone, posteriors[at]!, nativePosteriors[at]!)) {
        continue;
      }
      const prior = isTrained ? priors.trained * full : untrained(contrast);
      if (prior === 0) continue;
      const alone = oddsIn(judge, heard, contrast);
      const isOpen = chanceAt(priors.trained, alone) > priors.ruledOut;
      const odds = isOpen && copy ? (alone + oddsIn(judge, copy, contrast)) / 2 : alone;
      const most = chanceAt(prior, alone);
      // The copy may bring a confusion into doubt, but not rule it out.
      const chance = clamp(chanceAt(prior, odds), Math.min(most, priors.ruledOut), most);
      const slip = { contrast, chance };
      if (isTrained) asked.push(slip);
      if (contrast.kind === 'added') {
        added.push(slip);
        continue;
      }
      tried.push(slip);
      if (isOpen) certain = false;
    }
    return { slip: likeliest(tried), added: likeliest(added), trained: asked, certain };
  });
}

function likeliest(slips: readonly Slip[]): Slip | undefined {
  const [first] = slips.toSorted((a, b) => b.chance - a.chance);
  return first && first.chance > 0.5 ? first : undefined;
}

export function hasSlip({ slip, added, trained }: SoundEvidence): boolean {
  return slip !== undefined || added !== undefined || trained.some(({ chance }) => chance > 0.5);
}

/** The evidence about a sound in noise: nothing is sure, neither for nor against it. */
export function unsureOf(
  { trained }: SoundEvidence,
  { ruledOut }: Pick<ContrastPriors, 'ruledOut'>,
): SoundEvidence {
  const unsure = trained.map((slip) => ({ ...slip, chance: clamp(slip.chance, ruledOut, 0.5) }));
  return { slip: undefined, added: undefined, trained: unsure, certain: false };
}

/** Log-odds at equal priors. What the clip has no room for was not said. */
function oddsIn(judge: ContrastJudge, heard: Heard, contrast: Contrast): number {
  const measures = measureContrast(heard, contrast);
  return measures ? judge(contrast, heard.phones[contrast.at]!.phone, measures) : -Infinity;
}

/** `odds`: log-odds at equal priors. */
function chanceAt(prior: number, odds: number): number {
  return chanceOf(odds + logOddsOf(prior));
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
  if (kind !== 'exchanged') return true;
  return [learners, native].some(({ mean }) => mean[instead]! > mean[asked]! - WITHIN_REACH);
}
