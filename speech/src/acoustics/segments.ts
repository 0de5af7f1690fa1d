import type { NetworkOutput } from './network.ts';

/** Frames from `start` up to, not including, `end`. */
export type Segment = { start: number; end: number };

/** Mean and highest log-posterior of every class over one segment. */
export type SegmentPosteriors = { mean: Float64Array; highest: Float64Array };

/** `logPosteriors`: of one of the network's outputs. */
export function segmentPosteriors(
  { classes }: NetworkOutput,
  logPosteriors: Float32Array,
  { start, end }: Segment,
): SegmentPosteriors {
  const mean = new Float64Array(classes);
  const highest = new Float64Array(classes).fill(-Infinity);
  for (let frame = start; frame < end; frame++) {
    for (let c = 0; c < classes; c++) {
      const value = logPosteriors[frame * classes + c]!;
      mean[c]! += value;
      if (value > highest[c]!) highest[c] = value;
    }
  }
  for (let c = 0; c < classes; c++) mean[c]! /= end - start;
  return { mean, highest };
}

/** Mean of the last hidden layer over the network steps that overlap a segment. */
export function poolHidden(output: NetworkOutput, { start, end }: Segment): Float32Array {
  const { hidden, channels, steps, framesPerStep } = output;
  const first = Math.floor(start / framesPerStep);
  const last = Math.min(steps, Math.max(first + 1, Math.ceil(end / framesPerStep)));
  const pooled = new Float32Array(channels);
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0;
    for (let step = first; step < last; step++) sum += hidden[channel * steps + step]!;
    pooled[channel] = sum / (last - first);
  }
  return pooled;
}
