import { expect, test } from 'vitest';
import { tone } from './sounds.ts';
import { withPinkNoise } from './pink-noise.ts';

function power(samples: Float32Array): number {
  return samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
}

test('the noise is as far below the voice as requested, and always the same', () => {
  const clip = tone(300, 1);
  const noisy = withPinkNoise(clip, 20);
  const noise = noisy.map((value, i) => value - clip[i]!);
  const decibels = 10 * Math.log10(power(clip) / power(noise));
  // The louder half of a sine is 2.1 dB above its mean.
  expect(decibels).toBeCloseTo(20 - 2.1, 1);
  expect(withPinkNoise(clip, 20)).toEqual(noisy);
});

test('silence stays silence', () => {
  expect(power(withPinkNoise(new Float32Array(1_000), 20))).toBe(0);
  expect(withPinkNoise(new Float32Array(0), 20)).toHaveLength(0);
});
