import { expect, test } from 'vitest';
import type { AlignedPhone } from '../alignment/align.ts';
import { areDoubted, strictMean } from './doubted.ts';

/** Words of two sounds each. */
function scored(...scores: number[]) {
  const phones = scores.map((_, i) => ({ word: i >> 1 }) as AlignedPhone);
  return { phones, strict: { phones: scores, words: [], aspects: [] } };
}

test('the mean is that of the sounds of these words alone', () => {
  expect(strictMean([0, 2], scored(1, 2, 0, 0, 2, 1))).toBe(1.5);
});

test('words are doubted together: one that is clear speaks for the other', () => {
  const two = scored(2, 2, 0.7, 0.9);
  expect([areDoubted([1], two), areDoubted([0, 1], two)]).toEqual([true, false]);
  expect([areDoubted([0], scored(1.4, 1.4)), areDoubted([0], scored(1.4, 1.38))]).toEqual([
    false,
    true,
  ]);
});

test('no words are not doubted', () => {
  expect(areDoubted([], scored(0, 0))).toBe(false);
});
