import { expect, test } from 'vitest';
import { loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { pinkNoiseUnder } from '../acoustics/pink-noise.ts';
import { prepare } from '../recording/prepare.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { hear, hearInNoise } from './observe.ts';

const acoustic = loadAcousticModel(shippedFiles.acoustic);
const { samples } = prepare(referenceClips[1]!.samples, 16_000);
const clip = hear(acoustic, samples);

test('in noise the sounds are less certain, and the rest is that of the recording', () => {
  const { network, scores, nativeScores, ...rest } = hearInNoise(
    acoustic,
    clip,
    samples,
    pinkNoiseUnder(samples, 5),
  );
  const { loudness, hiss, pitch } = clip;
  expect(rest).toEqual({ loudness, hiss, pitch });
  expect(network.frames).toBe(clip.network.frames);
  expect(scores).not.toEqual(clip.scores);
  expect(nativeScores).not.toEqual(clip.nativeScores);
  expect(certainty(network)).toBeLessThan(certainty(clip.network));
});

/** The mean log-probability of the likeliest sound of each frame. */
function certainty({ frames, classes, logPosteriors }: typeof clip.network): number {
  let sum = 0;
  for (let frame = 0; frame < frames; frame++) {
    sum += Math.max(...logPosteriors.subarray(frame * classes, (frame + 1) * classes));
  }
  return sum / frames;
}

test('silence stays silence in noise below its level', () => {
  const silent = new Float32Array(8_000);
  const once = hear(acoustic, silent);
  expect(hearInNoise(acoustic, once, silent, pinkNoiseUnder(silent, 5))).toEqual(once);
});
