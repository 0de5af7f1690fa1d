import { openAssembly, PAGE } from '../assembly/open.ts';
import { WEIGHTED_SUM_BYTES } from './weighted-sum-bytes.ts';

/**
 * For a signal, the sum from one of its samples on, weighted by one of the rows. Valid until the
 * next signal is opened.
 */
export type OpenSum = (samples: Float32Array) => (start: number, row: number) => number;

/** `weights` has rows of `row` values, whole fours. */
export function createWeightedSum(
  weights: Float64Array,
  row: number,
  withAssembly = true,
): OpenSum {
  const code = withAssembly
    ? openAssembly('weightedSum', WEIGHTED_SUM_BYTES, weights.byteLength)
    : undefined;
  if (!code) return (samples) => (start, at) => plainSum(samples, start, weights, at * row, row);
  const { memory, run: weightedSum } = code;
  new Float64Array(memory.buffer, 0, weights.length).set(weights);
  return (samples) => {
    const missing = weights.byteLength + samples.byteLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Float32Array(memory.buffer, weights.byteLength, samples.length).set(samples);
    return (start, at) => {
      const from = weights.byteLength + 4 * start;
      return weightedSum(from, 8 * at * row, from + 4 * row);
    };
  };
}

/** What `weighted-sum.wat` does, where there is no SIMD. */
function plainSum(
  samples: Float32Array,
  start: number,
  weights: Float64Array,
  at: number,
  row: number,
): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let k = 0; k < row; k += 4) {
    a += samples[start + k]! * weights[at + k]!;
    b += samples[start + k + 1]! * weights[at + k + 1]!;
    c += samples[start + k + 2]! * weights[at + k + 2]!;
    d += samples[start + k + 3]! * weights[at + k + 3]!;
  }
  return a + b + (c + d);
}
