import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { type Clip, hear, hearAgain } from '../observation/observe.ts';
import { withPinkNoise } from '../recording/pink-noise.ts';
import type { PreparedTake } from './prepare-take.ts';

/** The recording as heard by the acoustic model, and then the same with added noise. */
export type HeardTake = [Clip, ...Clip[]];

/**
 * Every take is also scored with pink noise this many dB below the voice, and the scores are
 * averaged: that halves the effect of room noise on a score.
 */
const NOISE_COPIES = [22, 16];

export function hearTake(acoustic: AcousticModel, { recording }: PreparedTake): HeardTake {
  const clip = hear(acoustic, recording.samples);
  const noisy = withPinkNoise(recording.samples, NOISE_COPIES);
  return [clip, ...noisy.map((copy) => hearAgain(acoustic, copy, clip.pitch))];
}
