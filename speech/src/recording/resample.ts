import { createWeightedSum } from './weighted-sum.ts';

/** The engine's sample rate. */
export const SAMPLE_RATE = 16_000;

const LOWEST_RATE = 4_000;
const HIGHEST_RATE = 384_000;

/** Sinc lobes on each side of the kernel's center. */
const LOBES = 24;
/** Kaiser window shape: about 90 dB of stop band. */
const KAISER_BETA = 9;
/** The pass band ends this fraction below the lower of the two Nyquist limits. */
const PASS_BAND = 0.92;
/** Unusual rates share this many kernel phases; the timing error stays under 1/2048 of a sample. */
const MOST_PHASES = 1024;

/** Samples of the output that are made at a time, so that memory does not grow with the recording. */
const BLOCK = SAMPLE_RATE;

/** Throws for a rate that no microphone has. */
export function requireSampleRate(rate: number): void {
  if (rate >= LOWEST_RATE && rate <= HIGHEST_RATE) return;
  throw new RangeError(
    `the sample rate must be from ${LOWEST_RATE} to ${HIGHEST_RATE} Hz, not ${rate}`,
  );
}

/** Band-limited resampling to 16 kHz with a Kaiser-windowed sinc. */
export function resample(samples: Float32Array, rate: number): Float32Array {
  requireSampleRate(rate);
  const from = Math.round(rate);
  if (from === SAMPLE_RATE) return samples;
  const { open, reach } = kernelsFor(from);
  const output = new Float32Array(Math.round((samples.length * SAMPLE_RATE) / from));
  for (let start = 0; start < output.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, output.length);
    const first = Math.max(0, Math.floor((start * from) / SAMPLE_RATE) - reach - 1);
    const last = Math.ceil((end * from) / SAMPLE_RATE) + reach + 1;
    const sampleAt = open(samples.subarray(first, last), first);
    for (let i = start; i < end; i++) output[i] = sampleAt(i);
  }
  return output;
}

/** The same for sound that comes in pieces: what each piece adds. */
export function createStreamResampler(rate: number): (piece: Float32Array) => Float32Array {
  requireSampleRate(rate);
  const from = Math.round(rate);
  if (from === SAMPLE_RATE) return (piece) => piece;
  const { open, reach } = kernelsFor(from);
  const positionOf = (i: number) => Math.floor((i * from) / SAMPLE_RATE);
  let kept = new Float32Array(0);
  /** How many samples came before those that are kept, and how many went out. */
  let before = 0;
  let done = 0;
  return (piece) => {
    const pending = new Float32Array(kept.length + piece.length);
    pending.set(kept);
    pending.set(piece, kept.length);
    // One more than the kernel reaches, because positions are rounded.
    const known = before + pending.length - reach - 1;
    const output: number[] = [];
    const sampleAt = open(pending, before);
    while (positionOf(done) < known) output.push(sampleAt(done++));
    const first = Math.max(before, positionOf(done) - reach - 1);
    kept = pending.slice(first - before);
    before = first;
    return Float32Array.from(output);
  };
}

type Kernels = {
  /** Input samples on each side that a sample of the output depends on. */
  reach: number;
  /**
   * For input that begins with the sample `first`: the output's sample `i`. Valid until the next
   * input is opened.
   */
  open: (samples: Float32Array, first: number) => (i: number) => number;
};

/** One rate follows itself nearly always, and its kernels take longer than a short recording. */
let latest: { from: number; kernels: Kernels } | undefined;

function kernelsFor(from: number): Kernels {
  if (latest?.from !== from) latest = { from, kernels: makeKernels(from) };
  return latest.kernels;
}

function makeKernels(from: number): Kernels {
  const divisor = greatestCommonDivisor(from, SAMPLE_RATE);
  const phases = Math.min(SAMPLE_RATE / divisor, MOST_PHASES);
  const { weights, reach, row } = makeTaps(phases, PASS_BAND * Math.min(1, SAMPLE_RATE / from));
  const openSum = createWeightedSum(weights, row);
  const open = (samples: Float32Array, first: number) => {
    // With silence around, so that every kernel lies within.
    const padded = new Float32Array(samples.length + 2 * row);
    padded.set(samples, row);
    const sum = openSum(padded);
    return (i: number) => {
      const step = Math.round((i * from * phases) / SAMPLE_RATE);
      const whole = Math.floor(step / phases);
      const start = whole - reach + 1 - first + row;
      return sum(Math.max(0, Math.min(start, samples.length + row)), step - whole * phases);
    };
  };
  return { reach, open };
}

/** One row of taps per phase, whole fours, normalized so that a constant is unchanged. */
function makeTaps(phases: number, cutoff: number) {
  const reach = Math.ceil(LOBES / cutoff);
  const taps = 2 * reach;
  const row = 4 * Math.ceil(taps / 4);
  const weights = new Float64Array(phases * row);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const distance = k - reach + 1 - phase / phases;
      const value = sinc(distance * cutoff) * kaiser(distance / reach);
      weights[phase * row + k] = value;
      sum += value;
    }
    for (let k = 0; k < taps; k++) weights[phase * row + k]! /= sum;
  }
  return { weights, reach, row };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);
}

/** Modified Bessel function of the first kind, order zero, by its power series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
