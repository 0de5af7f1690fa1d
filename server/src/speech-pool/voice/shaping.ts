import { SAMPLE_RATE } from '@saywell/speech/audio';
import type { SpokenSound, Utterance } from './flite.ts';
import { pitchOf } from './pitch-line.ts';
import { lengthen } from './repitch.ts';

export const SEMITONES = 12;

/** The same utterance with one of its sounds longer, at the same pitch. */
export function withLonger(utterance: Utterance, sound: SpokenSound, longer: number): Utterance {
  const stretch = {
    from: Math.round(sound.start * SAMPLE_RATE),
    to: Math.round(sound.end * SAMPLE_RATE),
  };
  const hzAt = pitchOf(utterance.samples)?.within(stretch);
  const made =
    hzAt && lengthen(utterance.samples, stretch, (sample) => SAMPLE_RATE / hzAt(sample), longer);
  if (!made) return utterance;
  const later = (seconds: number) =>
    seconds >= sound.end ? seconds + made.added / SAMPLE_RATE : seconds;
  return {
    samples: made.samples,
    sounds: utterance.sounds.map((one) => ({
      ...one,
      start: later(one.start),
      end: later(one.end),
    })),
  };
}

/** Straight from point to point: seconds and a value. */
export function line(points: readonly (readonly [number, number])[]) {
  return (seconds: number) => {
    const next = points.findIndex(([at]) => at > seconds);
    const [to, value] = points.at(next)!;
    if (next <= 0) return value;
    const [from, before] = points[next - 1]!;
    return before + ((seconds - from) / (to - from)) * (value - before);
  };
}
