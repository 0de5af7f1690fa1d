import { createFft, pairedPower } from '../signal/fft.ts';
import { mean, sum } from '../signal/statistics.ts';
import { makeMelBands } from './mel-bands.ts';
import { SAMPLE_RATE } from '../recording/resample.ts';

/** 10 ms between frames; every frame number in the engine counts these. */
export const HOP = 160;
/** Samples in one frame: 25.6 ms. */
export const WINDOW = 410;
export const BANDS = 40;

const FFT_SIZE = 512;
const PRE_EMPHASIS = 0.97;
/** Scales the log energies to about unit variance, as the network was trained. */
const SPREAD = 2.5;
/**
 * The mean of a band over the clip estimates the effect of the microphone and the room, but in a
 * single word the sounds themselves decide the mean. So it is computed as if the clip started with
 * this many frames of an even spectrum. That halves the refusals among 272 takes of one or two
 * words by a native speaker; sentences are long enough not to be affected.
 */
const EVEN_FRAMES = 25;

/** Row-major: `values[frame * BANDS + band]`. */
export type LogMel = { frames: number; values: Float32Array };

const fft = createFft(FFT_SIZE);
const LOW_HZ = 60;
const HIGH_HZ = 7600;
const BIN_HZ = SAMPLE_RATE / FFT_SIZE;
const melBands = makeMelBands({ bands: BANDS, lowHz: LOW_HZ, highHz: HIGH_HZ, binHz: BIN_HZ });
const hamming = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
);

/**
 * Log mel energies, corrected for the microphone and the room in each band. `noise`: an energy that
 * is added to each band.
 */
export function logMel(samples: Float32Array, noise?: Float64Array): LogMel {
  const frames = Math.max(2, framesIn(samples.length));
  const values = melEnergies(samples, 0, frames);
  if (noise) addEnergy(values, noise);
  normalize(values, channelOf(values));
  return { frames, values };
}

function addEnergy(values: Float32Array, noise: Float64Array): void {
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.log(Math.exp(values[i]!) + noise[i % BANDS]!);
  }
}

/**
 * The energy in each band, on average, of noise with a power of 1 in all that the bands hear.
 * `spectrum`: its power at each frequency, relative to the others.
 */
export function noiseEnergy(spectrum: (hz: number) => number): Float64Array {
  const powers = Float64Array.from({ length: FFT_SIZE / 2 }, (_, bin) => {
    const hz = bin * BIN_HZ;
    return hz < LOW_HZ || hz > HIGH_HZ ? 0 : spectrum(hz);
  });
  // The mean of all bins: each of these has a mirror image at its negative frequency.
  const total = (2 * sum(powers)) / FFT_SIZE;
  const window = sum(hamming.map((value) => value * value));
  const energies = powers.map((power, bin) => (power / total) * window * emphasisAt(bin * BIN_HZ));
  return Float64Array.from(melBands, ({ firstBin, weights }) =>
    sum(weights.map((weight, i) => weight * energies[firstBin + i]!)),
  );
}

/** By how much the emphasis of high frequencies in each frame changes the power at this one. */
function emphasisAt(hz: number): number {
  const angle = (2 * Math.PI * hz) / SAMPLE_RATE;
  return 1 + PRE_EMPHASIS * PRE_EMPHASIS - 2 * PRE_EMPHASIS * Math.cos(angle);
}

/** How many whole frames so many samples hold. */
export function framesIn(samples: number): number {
  return Math.max(0, 1 + Math.floor((samples - WINDOW) / HOP));
}

/** Log mel energies of the frames from `start` up to, not including, `end`, not yet corrected. */
export function melEnergies(samples: Float32Array, start: number, end: number): Float32Array {
  const values = new Float32Array((end - start) * BANDS);
  const first = new Float64Array(FFT_SIZE / 2 + 1);
  const second = new Float64Array(FFT_SIZE / 2 + 1);
  for (let frame = start; frame < end; frame += 2) {
    fillFrame(fft.re, samples, frame * HOP);
    fillFrame(fft.im, samples, (frame + 1) * HOP);
    pairedPower(fft, first, second);
    writeBands(values, frame - start, first);
    if (frame + 1 < end) writeBands(values, frame + 1 - start, second);
  }
  return values;
}

function fillFrame(target: Float64Array, samples: Float32Array, start: number): void {
  target.fill(0);
  const size = Math.min(WINDOW, samples.length - start);
  for (let i = 0; i < size; i++) {
    const previous = start + i > 0 ? samples[start + i - 1]! : 0;
    target[i] = (samples[start + i]! - PRE_EMPHASIS * previous) * hamming[i]!;
  }
}

function writeBands(values: Float32Array, frame: number, power: Float64Array): void {
  for (let band = 0; band < BANDS; band++) {
    const { firstBin, weights } = melBands[band]!;
    let energy = 0;
    for (let i = 0; i < weights.length; i++) energy += weights[i]! * power[firstBin + i]!;
    values[frame * BANDS + band] = Math.log(energy + 1);
  }
}

/** What the microphone and the room do to each band, estimated from these frames. */
export function channelOf(energies: Float32Array): Float64Array {
  const frames = energies.length / BANDS;
  const sums = new Float64Array(BANDS);
  for (let i = 0; i < energies.length; i++) sums[i % BANDS]! += energies[i]!;
  const even = (EVEN_FRAMES * mean(sums)) / frames;
  return sums.map((total) => (total + even) / (frames + EVEN_FRAMES));
}

/** Corrects energies in place. */
export function normalize(values: Float32Array, channel: Float64Array): void {
  for (let i = 0; i < values.length; i++) {
    values[i] = (values[i]! - channel[i % BANDS]!) / SPREAD;
  }
}
