import type { Observation } from './observe.ts';

/** Natural log of the frames a well-said phone lasts, per phone. */
export type DurationNorms = { mean: number[]; sd: number[] };

/** How unusually long or short each phone is, in standard deviations. */
export function durationScores(
  { alignment }: Observation,
  norms: DurationNorms,
): { log: number[]; z: number[] } {
  const log = alignment.phones.map(({ start, end }) => Math.log(end - start));
  const z = alignment.phones.map(
    ({ phone }, i) => (log[i]! - norms.mean[phone]!) / norms.sd[phone]!,
  );
  return { log, z };
}
