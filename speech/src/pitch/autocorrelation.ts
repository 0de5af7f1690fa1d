import { SAMPLE_RATE } from '../recording/resample.ts';
import { createFft, pairedPower } from '../signal/fft.ts';
import { mean } from '../signal/statistics.ts';
import { HOP } from '../acoustics/log-mel.ts';

/** Frame number t is centered on sample `t * HOP + CENTER`, whatever the window. */
const CENTER = 320;
/** At least twice the longest window, so that the circular correlation does not wrap around. */
const FFT_SIZE = 2048;

export type Autocorrelations = {
  frames: number;
  lags: number;
  /** `values[frame * lags + lag]`, 1 at lag 0, corrected for the window's taper. */
  values: Float32Array;
  /** Root mean square of each windowed frame. */
  rms: Float32Array;
};

const fft = createFft(FFT_SIZE);

/** Autocorrelation of each 10 ms frame, of frequencies below `lowPassHz` only. */
export function autocorrelate(
  samples: Float32Array,
  { window, lags, lowPassHz }: { window: number; lags: number; lowPassHz: number },
): Autocorrelations {
  const frames = Math.max(1, 1 + Math.floor((samples.length - 2 * CENTER) / HOP));
  const { shape, fading } = windowOf(window);
  const lastBin = Math.floor((lowPassHz * FFT_SIZE) / SAMPLE_RATE);
  const average = mean(samples);
  const values = new Float32Array(frames * lags);
  const rms = new Float32Array(frames);
  const { re, im } = fft;
  const first = new Float64Array(lastBin + 1);
  const second = new Float64Array(lastBin + 1);

  const fill = (target: Float64Array, frame: number): void => {
    target.fill(0);
    const start = frame * HOP + CENTER - window / 2;
    let energy = 0;
    for (let i = Math.max(0, -start); i < window && start + i < samples.length; i++) {
      const value = (samples[start + i]! - average) * shape[i]!;
      target[i] = value;
      energy += value * value;
    }
    if (frame < frames) rms[frame] = Math.sqrt(energy / window);
  };
  const write = (source: Float64Array, frame: number): void => {
    const scale = 1 / (source[0]! + Number.MIN_VALUE);
    for (let lag = 0; lag < lags; lag++) {
      values[frame * lags + lag] = (source[lag]! * scale) / fading[lag]!;
    }
  };

  for (let frame = 0; frame < frames; frame += 2) {
    fill(re, frame);
    fill(im, frame + 1);
    pairedPower(fft, first, second);
    mirrorBins(re, first);
    mirrorBins(im, second);
    // Both power spectra are real and even, so one forward transform inverts both.
    fft.transform();
    write(re, frame);
    if (frame + 1 < frames) write(im, frame + 1);
  }
  return { frames, lags, values, rms };
}

function mirrorBins(target: Float64Array, power: Float64Array): void {
  target.fill(0);
  target[0] = power[0]!;
  for (let bin = 1; bin < power.length; bin++) {
    target[bin] = power[bin]!;
    target[FFT_SIZE - bin] = power[bin]!;
  }
}

type Window = { shape: Float64Array; fading: Float64Array };
const windows = new Map<number, Window>();

/** There are two sizes of windows, and their fading takes longer than a word. */
function windowOf(size: number): Window {
  const known = windows.get(size);
  if (known) return known;
  const shape = hann(size);
  const made = { shape, fading: windowFading(shape) };
  windows.set(size, made);
  return made;
}

function hann(size: number): Float64Array {
  return Float64Array.from(
    { length: size },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (size - 1)),
  );
}

/** The window's own autocorrelation: the apparent loss of a constant signal at each lag. */
function windowFading(shape: Float64Array): Float64Array {
  const energy = shape.reduce((sum, value) => sum + value * value, 0);
  return shape.map((_, lag) => {
    let sum = 0;
    for (let i = lag; i < shape.length; i++) sum += shape[i]! * shape[i - lag]!;
    return sum / energy + 1e-9;
  });
}
