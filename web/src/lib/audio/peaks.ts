import type { Sound } from './sound.ts';

/** How often a peak is taken: one stroke of a drawn wave pools several of them. */
export const PEAK_SECONDS = 0.02;

/** The loudest moment of each stretch of a sound, as it is. */
export function peaksOf({ samples, sampleRate }: Sound, every = PEAK_SECONDS): number[] {
  const step = Math.max(1, Math.round(every * sampleRate));
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += step) {
    let peak = 0;
    const end = Math.min(samples.length, start + step);
    for (let index = start; index < end; index++) {
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    }
    peaks.push(peak);
  }
  return peaks;
}

/** Below this a take is drawn small: whoever hardly spoke should see it. */
const QUIETEST_FULL_HEIGHT = 0.08;

/** Peaks brought to full height, so that near and far microphones draw the same voice. */
export function scaledPeaks(peaks: readonly number[]): number[] {
  const loudest = Math.max(QUIETEST_FULL_HEIGHT, ...peaks);
  return peaks.map((peak) => peak / loudest);
}
