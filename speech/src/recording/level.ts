import { createFft, pairedPower } from '../signal/fft.ts';
import { percentileOfSorted } from '../signal/statistics.ts';
import { SAMPLE_RATE } from './resample.ts';
import { smooth, stepEnergies } from './trim.ts';

/**
 * Properties of the recording itself, whatever was said. Levels in dB relative to one 16-bit step.
 */
export type Level = {
  seconds: number;
  /** Level of the loudest 2 % of the clip. */
  peak: number;
  /** Level of the quietest tenth. */
  floor: number;
  /** How far the level falls within 80 ms after loud sounds, where it falls fastest, in dB. */
  fall: number;
  /** Fraction of samples at full scale for three samples or longer. */
  clipped: number;
  /** Level above 4.5 kHz relative to below, each at its loudest, in dB. */
  brightness: number;
};

/** Shorter runs are normal peaks. */
const SHORTEST_CLIP_RUN = 3;
const NEAR_FULL_SCALE = 32_400;
/**
 * If the gain was reduced after clipping, flat tops are below full scale; equal neighbors still
 * reveal them.
 */
const FLAT_TOP_SHARE = 0.98;

/** `samples`: 16 kHz, 16-bit range, before trimming. */
export function measureLevel(samples: Float32Array): Level {
  const energies = stepEnergies(samples);
  const sorted = energies.toSorted();
  return {
    seconds: samples.length / SAMPLE_RATE,
    peak: percentileOfSorted(sorted, 98),
    floor: percentileOfSorted(sorted, 10),
    fall: fastestFall(energies),
    clipped: clippedShare(samples),
    brightness: brightness(samples),
  };
}

/** 80 ms. */
const FALL_STEPS = 8;
/** Of the steps this much below the peak or less; softer sounds have no echo to speak of. */
const LOUD = 15;
/** A shorter clip has too few of them. */
const FEWEST_LOUD = 5;

/** A voice stops within a few steps. The echo of a room goes on, and fills the gaps between sounds. */
function fastestFall(energies: Float64Array): number {
  const smoothed = smooth(energies);
  const loud = percentileOfSorted(smoothed.toSorted(), 98) - LOUD;
  const falls: number[] = [];
  for (let step = 0; step + FALL_STEPS < smoothed.length; step++) {
    if (smoothed[step]! > loud) falls.push(smoothed[step]! - smoothed[step + FALL_STEPS]!);
  }
  return falls.length < FEWEST_LOUD ? Infinity : percentileOfSorted(falls.toSorted(byValue), 95);
}

function clippedShare(samples: Float32Array): number {
  let top = 0;
  for (let i = 0; i < samples.length; i++) top = Math.max(top, Math.abs(samples[i]!));
  const limit = Math.min(NEAR_FULL_SCALE, top * FLAT_TOP_SHARE);
  if (limit < NEAR_FULL_SCALE / 8) return 0;
  let clipped = 0;
  let run = 0;
  for (let i = 0; i <= samples.length; i++) {
    if (i < samples.length && Math.abs(samples[i]!) >= limit) {
      run += 1;
    } else {
      if (run >= SHORTEST_CLIP_RUN) clipped += run;
      run = 0;
    }
  }
  return samples.length ? clipped / samples.length : 0;
}

const FFT_SIZE = 512;
const HIGH_HZ = 4500;
const LOW_HZ = 300;
const MIDDLE_HZ = 3400;
const TOP_HZ = 7000;
const fft = createFft(FFT_SIZE);

/**
 * Telephone speech has almost nothing above 4 kHz, even in an s. Both ranges are measured at their
 * own loudest frames, since an s is never loud at low frequencies.
 */
function brightness(samples: Float32Array): number {
  const { re, im } = fft;
  const first = new Float64Array(FFT_SIZE / 2 + 1);
  const second = new Float64Array(FFT_SIZE / 2 + 1);
  const low: number[] = [];
  const high: number[] = [];
  for (let start = 0; start + 2 * FFT_SIZE <= samples.length; start += 2 * FFT_SIZE) {
    for (let i = 0; i < FFT_SIZE; i++) {
      const fade = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT_SIZE);
      re[i] = samples[start + i]! * fade;
      im[i] = samples[start + FFT_SIZE + i]! * fade;
    }
    pairedPower(fft, first, second);
    for (const power of [first, second]) {
      low.push(bandLevel(power, LOW_HZ, MIDDLE_HZ));
      high.push(bandLevel(power, HIGH_HZ, TOP_HZ));
    }
  }
  if (!low.length) return 0;
  return (
    percentileOfSorted(high.toSorted(byValue), 95) - percentileOfSorted(low.toSorted(byValue), 95)
  );
}

function byValue(a: number, b: number): number {
  return a - b;
}

function bandLevel(power: Float64Array, fromHz: number, toHz: number): number {
  const binHz = SAMPLE_RATE / FFT_SIZE;
  let sum = 1;
  for (let bin = Math.ceil(fromHz / binHz); bin * binHz < toHz; bin++) sum += power[bin]!;
  return 10 * Math.log10(sum);
}
