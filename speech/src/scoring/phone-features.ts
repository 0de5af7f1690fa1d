import type { SegmentPosteriors } from '../acoustics/segments.ts';
import { PHONES, SILENCE } from '../phonemes/phone-index.ts';
import { mean } from '../signal/statistics.ts';
import { type DurationNorms, durationScores } from '../observation/durations.ts';
import type { Observation } from '../observation/observe.ts';

/** Below this, a log-posterior only means "no"; differences are noise. */
const FLOOR = -10;

/**
 * The scorer's inputs for each phone, in the order of training: 7 of duration, gaps and loudness;
 * 83 of posteriors; 44 of the network's phone head; 43 of the native output.
 */
export function phoneFeatures(observation: Observation, norms: DurationNorms): Float32Array[] {
  const timing = timingFeatures(observation, norms);
  return observation.alignment.phones.map(({ phone }, i) =>
    Float32Array.from([
      ...timing[i]!,
      ...posteriorFeatures(observation, i, phone),
      ...headFeatures(observation, i, phone),
      ...nativeFeatures(observation, i, phone),
    ]),
  );
}

function timingFeatures(observation: Observation, norms: DurationNorms): number[][] {
  const { phones } = observation.alignment;
  const { log, z } = durationScores(observation, norms);
  const averageZ = mean(z);
  const loudness = phones.map((phone) => segmentLoudness(observation, phone));
  const averageLoudness = mean(loudness);
  const gapBefore = phones.map(({ start }, i) => start - (phones[i - 1]?.end ?? start));
  return phones.map((_, i) => [
    log[i]! - 2,
    z[i]!,
    z[i]! - averageZ,
    Math.log1p(gapBefore[i]!) / 2,
    Math.log1p(gapBefore[i + 1] ?? 0) / 2,
    (loudness[i]! - averageLoudness) / 10,
    averageZ,
  ]);
}

function segmentLoudness(
  { clip: { loudness } }: Observation,
  { start, end }: { start: number; end: number },
): number {
  if (start >= loudness.length) return loudness.at(-1) ?? 0;
  return mean(loudness.subarray(start, end));
}

function posteriorFeatures({ posteriors }: Observation, i: number, phone: number): number[] {
  const { own, all, likelihood } = ownAndOthers(posteriors[i]!, phone);
  return [
    ...likelihood,
    Math.max(posteriors[i]!.mean[SILENCE]!, FLOOR),
    ...all.map((value) => value / 4),
    ...all.map((value) => (value - own) / 4),
  ];
}

function nativeFeatures({ nativePosteriors }: Observation, i: number, phone: number): number[] {
  const { own, all, likelihood } = ownAndOthers(nativePosteriors[i]!, phone);
  return [...likelihood, ...all.map((value) => (value - own) / 4)];
}

/** How likely a phone is in its segment, by itself and against all others. */
function ownAndOthers({ mean: average, highest }: SegmentPosteriors, phone: number) {
  const all = PHONES.map((_, other) => Math.max(average[other]!, FLOOR));
  const own = all[phone]!;
  const likelihood = [
    own,
    own - Math.max(...all),
    Math.max(highest[phone]!, FLOOR),
    Math.log1p(all.filter((value) => value > own).length),
  ];
  return { own, all, likelihood };
}

function headFeatures({ heads }: Observation, i: number, phone: number): number[] {
  const own = heads.own[i]!;
  const all = Array.from(heads.asPhone[i]!);
  const others = all.filter((_, other) => other !== phone);
  const best = Math.max(...others);
  return [
    own,
    own - best,
    Math.log1p(others.filter((value) => value > own).length),
    best,
    2 * heads.word[i]!,
    ...all.map((value) => value - own),
  ];
}
