import type { Store } from '../../lib/store.ts';
import type { Trace } from './voice-trace.ts';

/** The ends of the level meter, in decibels below full scale. */
const SILENT = -55;
const OVERLOADED = -5;
/** How fast the meter sinks from one moment to the next, so that its name does not flicker. */
const SINKING = 0.9;

export type Loudness = { peak: number; decibels: number };

export function loudnessOf(wave: Float32Array): Loudness {
  let peak = 0;
  let energy = 0;
  for (const sample of wave) {
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
  }
  const rms = Math.sqrt(energy / wave.length);
  return { peak, decibels: 20 * Math.log10(Math.max(rms, 1e-6)) };
}

/** The meter's level, 0 to 1: up at once, down slowly. */
export function meterLevel(before: number, decibels: number): number {
  const now = Math.min(1, Math.max(0, (decibels - SILENT) / (OVERLOADED - SILENT)));
  return Math.max(now, before * SINKING);
}

/** What the microphone hears right now, many times a second: kept out of the recorder's own state. */
type Readings = {
  /** Since the recording went live. */
  seconds: number;
  /** 0 to 1, as the level meter shows it. */
  level: number;
} & Trace;

export type ReadingsStore = Store<Readings>;

export const NO_READINGS: Readings = { seconds: 0, level: 0, spoken: 0, peaks: [] };
