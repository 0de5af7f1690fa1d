import { resample, SAMPLE_RATE } from './resample.ts';
import { findSpeech } from './trim.ts';

/** Samples arrive in ±1; everything is measured in the 16-bit range. */
const FULL_SCALE = 32768;

export type PreparedRecording = {
  /** 16 kHz, mono, 16-bit range, trimmed to the speech. */
  samples: Float32Array;
  /** The whole clip at 16 kHz, 16-bit range, for the level checks. */
  whole: Float32Array;
  /** Seconds trimmed before the first kept sample. */
  offset: number;
  /** Fraction of the input samples that were not numbers. */
  broken: number;
};

/** Converts samples as recorded (±1, any rate) for the analysis. */
export function prepare(samples: ArrayLike<number>, sampleRate: number): PreparedRecording {
  const clean = new Float32Array(samples.length);
  let broken = 0;
  for (let i = 0; i < clean.length; i++) {
    clean[i] = toFullScale(samples[i]!);
    if (!Number.isFinite(samples[i]!)) broken += 1;
  }
  const whole = resample(clean, sampleRate);
  const { start, end } = findSpeech(whole);
  return {
    samples: whole.subarray(start, end),
    whole,
    offset: start / SAMPLE_RATE,
    broken: clean.length ? broken / clean.length : 0,
  };
}

/** A sample as recorded (±1) in the 16-bit range; silence if it is no number. */
export function toFullScale(value: number): number {
  return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) * FULL_SCALE : 0;
}
