import { sortPositive } from '../signal/sort-positive.ts';

/** Root mean square of the louder half of the samples, so that pauses don't count. */
export function speechLevel(samples: Float32Array): number {
  const loudness = new Float32Array(samples.length);
  for (let i = 0; i < loudness.length; i++) loudness[i] = Math.abs(samples[i]!);
  sortPositive(loudness);
  return rootMeanSquare(loudness.subarray(samples.length >> 1));
}

export function rootMeanSquare(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * values[i]!;
  return values.length ? Math.sqrt(sum / values.length) : 0;
}
