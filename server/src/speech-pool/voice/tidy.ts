import type { Utterance } from './flite.ts';

const LEAD_S = 0.02;
const TAIL_S = 0.15;
/** Speech this loud on average, without passing the peak. */
const TARGET_RMS = 0.14;
const PEAK = 0.9;

/** Takes off the silence around an utterance and brings it to the loudness all voices share. */
export function tidy({ samples, sounds }: Utterance, sampleRate: number): Utterance {
  const from = Math.max(0, (sounds[0]?.start ?? 0) - LEAD_S);
  const to = (sounds.at(-1)?.end ?? samples.length / sampleRate) + TAIL_S;
  const kept = samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
  const gain = gainFor(kept);
  return {
    samples: kept.map((sample) => sample * gain),
    sounds: sounds.map((sound) => ({ ...sound, start: sound.start - from, end: sound.end - from })),
  };
}

/** What brings speech to the loudness all voices share. */
export function gainFor(samples: Float32Array) {
  let peak = 0;
  let energy = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
  }
  if (peak === 0) return 1;
  return Math.min(PEAK / peak, TARGET_RMS / Math.sqrt(energy / samples.length));
}
