import { percentileOfSorted } from '../signal/statistics.ts';
import { SAMPLE_RATE } from './resample.ts';

/** 10 ms. */
const ENERGY_STEP = SAMPLE_RATE / 100;
/** Kept before the first and after the last loud step: 300 ms. */
const MARGIN_STEPS = 30;

export type Span = { start: number; end: number };

/** Energy in dB of each whole 10 ms step, for samples in the 16-bit range. */
export function stepEnergies(samples: Float32Array): Float64Array {
  const steps = Math.floor(samples.length / ENERGY_STEP);
  const energies = new Float64Array(steps);
  for (let step = 0; step < steps; step++) {
    let sum = 0;
    for (let i = step * ENERGY_STEP; i < (step + 1) * ENERGY_STEP; i++) sum += samples[i]! ** 2;
    energies[step] = 10 * Math.log10(sum / ENERGY_STEP + 1);
  }
  return energies;
}

/**
 * The span with speech, plus 300 ms on each side. Loud means 35 % of the way from the floor (10th
 * percentile) to the peak (98th), and at most 35 dB below the peak.
 */
export function findSpeech(samples: Float32Array): Span {
  const energies = smooth(stepEnergies(samples));
  const sorted = energies.toSorted();
  const floor = percentileOfSorted(sorted, 10);
  const peak = percentileOfSorted(sorted, 98);
  const threshold = Math.max(floor + 0.35 * (peak - floor), peak - 35);
  const first = energies.findIndex((energy) => energy > threshold);
  if (first < 0) return { start: 0, end: samples.length };
  const last = energies.findLastIndex((energy) => energy > threshold);
  return {
    start: Math.max(0, first - MARGIN_STEPS) * ENERGY_STEP,
    end: Math.min(energies.length, last + MARGIN_STEPS) * ENERGY_STEP,
  };
}

/** Mean of three neighbors; outside the clip counts as silence, so both ends fade. */
export function smooth(values: Float64Array): Float64Array {
  return values.map((value, i) => ((values[i - 1] ?? 0) + value + (values[i + 1] ?? 0)) / 3);
}
