import { expect, test } from 'vitest';
import { referenceClips } from '../testing/reference.ts';
import { buzz, joined, silence } from '../testing/sounds.ts';
import { prepare } from './prepare.ts';

test.each(referenceClips)('“$text” is trimmed as in training', ({ samples, trimmedLength }) => {
  expect(prepare(samples, 16_000).samples).toHaveLength(trimmedLength);
});

test('the offset is the position of the kept part', () => {
  const clip = joined(silence(1), buzz(120, 140, 0.8), silence(1));
  const { samples, whole, offset } = prepare(clip, 16_000);
  expect(whole).toHaveLength(clip.length);
  expect(samples).toEqual(whole.subarray(offset * 16_000, offset * 16_000 + samples.length));
});

test('values that are not numbers become silence and are counted', () => {
  const { whole, broken } = prepare([NaN, 0.5, Infinity, -0.5], 16_000);
  expect([...whole]).toEqual([0, 16_384, 0, -16_384]);
  expect(broken).toBe(0.5);
});

test('samples beyond full scale are clipped', () => {
  expect([...prepare([8, -8], 16_000).whole]).toEqual([32_768, -32_768]);
});
