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
  const { sampleAt } = makeKernels(from);
  const output = new Float32Array(Math.round((samples.length * SAMPLE_RATE) / from));
  for (let i = 0; i < output.length; i++) output[i] = sampleAt(i, samples, 0);
  return output;
}

/** The same for sound that comes in pieces: what each piece adds. */
export function createStreamResampler(rate: number): (piece: Float32Array) => Float32Array {
  requireSampleRate(rate);
  const from = Math.round(rate);
  if (from === SAMPLE_RATE) return (piece) => piece;
  const { sampleAt, reach } = makeKernels(from);
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
    while (positionOf(done) < known) output.push(sampleAt(done++, pending, before));
    const first = Math.max(before, positionOf(done) - reach - 1);
    kept = pending.slice(first - before);
    before = first;
    return Float32Array.from(output);
  };
}

type Kernels = {
  /** Input samples on each side that a sample of the output depends on. */
  reach: number;
  /** The output's sample `i`; `samples` begins at the input's sample `first`. */
  sampleAt: (i: number, samples: Float32Array, first: number) => number;
};

function makeKernels(from: number): Kernels {
  const divisor = greatestCommonDivisor(from, SAMPLE_RATE);
  const phases = Math.min(SAMPLE_RATE / divisor, MOST_PHASES);
  const kernels = makeTaps(phases, PASS_BAND * Math.min(1, SAMPLE_RATE / from));
  const taps = kernels.length / phases;
  const reach = taps / 2;
  const sampleAt = (i: number, samples: Float32Array, first: number) => {
    const position = (i * from) / SAMPLE_RATE;
    const step = Math.round(position * phases);
    const whole = Math.floor(step / phases);
    const kernel = (step - whole * phases) * taps;
    const start = whole - reach + 1 - first;
    const low = Math.max(0, -start);
    const high = Math.min(taps, samples.length - start);
    let sum = 0;
    for (let k = low; k < high; k++) sum += samples[start + k]! * kernels[kernel + k]!;
    return sum;
  };
  return { reach, sampleAt };
}

/** One row of taps per phase, normalized so that a constant is unchanged. */
function makeTaps(phases: number, cutoff: number): Float32Array {
  const reach = Math.ceil(LOBES / cutoff);
  const taps = 2 * reach;
  const kernels = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const distance = k - reach + 1 - phase / phases;
      const value = sinc(distance * cutoff) * kaiser(distance / reach);
      kernels[phase * taps + k] = value;
      sum += value;
    }
    for (let k = 0; k < taps; k++) kernels[phase * taps + k]! /= sum;
  }
  return kernels;
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
