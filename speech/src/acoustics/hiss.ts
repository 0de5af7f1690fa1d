import { percentile } from '../signal/statistics.ts';
import { framesIn, HOP, WINDOW } from './log-mel.ts';

/**
 * The loud part of a clip: hiss is relative to it, so that the microphone's gain does not matter.
 */
const LOUD_PERCENT = 95;

/**
 * The sharp hiss (above about 4 kHz) in each 10 ms frame, in dB relative to the loud part of the
 * clip. An s is near 0, a th or an f far below.
 */
export function frameHiss(samples: Float32Array): Float32Array {
  const frames = framesIn(samples.length);
  const hiss = new Float32Array(frames);
  const whole = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sharp = 0;
    let all = 0;
    for (let i = Math.max(2, frame * HOP); i < frame * HOP + WINDOW; i++) {
      // The second difference amplifies high frequencies and removes the voice.
      sharp += (samples[i]! - 2 * samples[i - 1]! + samples[i - 2]!) ** 2;
      all += samples[i]! ** 2;
    }
    hiss[frame] = decibels(sharp);
    whole[frame] = decibels(all);
  }
  const loud = percentile(whole, LOUD_PERCENT);
  return hiss.map((value) => value - loud);
}

function decibels(energy: number): number {
  return 10 * Math.log10(energy / WINDOW + 1);
}
