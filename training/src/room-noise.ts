import type { Recording } from './ogg-opus.ts';

/** Seconds of the quietest part of a recording: its room. */
const QUIET = 0.25;
const STEP = 0.01;

/** The recording with its own room after it, as a microphone that stays open hears it. */
export function withRoom({ samples, sampleRate }: Recording, seconds: number): Recording {
  const room = quietest(samples, Math.round(QUIET * sampleRate), Math.round(STEP * sampleRate));
  const whole = new Float32Array(samples.length + Math.round(seconds * sampleRate));
  whole.set(samples);
  for (let at = samples.length; at < whole.length; at++) {
    // There and back again, so that nothing clicks.
    const place = (at - samples.length) % (2 * room.length);
    whole[at] = room[place < room.length ? place : 2 * room.length - 1 - place]!;
  }
  return { samples: whole, sampleRate };
}

function quietest(samples: Float32Array, length: number, step: number): Float32Array {
  const energyAt = (at: number) =>
    samples.subarray(at, at + length).reduce((sum, sample) => sum + sample * sample, 0);
  let best = 0;
  for (let at = step; at + length <= samples.length; at += step) {
    if (energyAt(at) < energyAt(best)) best = at;
  }
  return samples.subarray(best, best + length);
}
