import { framesIn, HOP, WINDOW } from './log-mel.ts';

/** Six per natural-log unit of amplitude: the scale the scorer's loudness input was trained on. */
const UNITS = 6;

/** Loudness of each 10 ms frame, 0 for anything under one 16-bit step. */
export function frameLoudness(samples: Float32Array): Float32Array {
  const frames = framesIn(samples.length);
  const loudness = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let i = frame * HOP; i < frame * HOP + WINDOW; i++) sum += samples[i]! ** 2;
    loudness[frame] = UNITS * Math.log(Math.max(1, Math.sqrt(sum / WINDOW)));
  }
  return loudness;
}
