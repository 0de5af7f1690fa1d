import { percentileOfSorted } from '../signal/statistics.ts';
import { SAMPLE_RATE } from './resample.ts';

/** 10 ms. */
const ENERGY_STEP = SAMPLE_RATE / 100;
/** Kept before the first and after the last loud step: 300 ms. */
const MARGIN_STEPS = 30;
/** A tenth of a recording is quieter than this: the room. Digital silence says nothing about it. */
const FLOOR_PERCENT = 10;
/** In dB, one 16-bit unit of amplitude: below it nothing was recorded, or a filter let nothing through. */
const DIGITAL_SILENCE = 3;
/** In dB. Where a filter took the room away, the quietest of what is left is the voice itself. */
const VOICE_RANGE = 45;

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
 * The span with speech, plus 300 ms on each side. Loud means 35 % of the way from the floor to the peak (98th
 * percentile), and at most 35 dB below the peak.
 */
export function findSpeech(samples: Float32Array): Span {
  const steps = stepEnergies(samples);
  const energies = smooth(steps);
  const recorded = energies.filter((_, step) => steps[step]! >= DIGITAL_SILENCE).toSorted();
  if (!recorded.length) return { start: 0, end: samples.length };
  const peak = percentileOfSorted(recorded, 98);
  const floor = Math.max(
    percentileOfSorted(energies.toSorted(), FLOOR_PERCENT),
    Math.min(percentileOfSorted(recorded, FLOOR_PERCENT), peak - VOICE_RANGE),
  );
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
