import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';

const minutes = Array.from({ length: 24 }, (_, minute) => minute);
/** Noise between -1 and 1, the same in every run. */
const scatter = (minute: number) => Math.sin(minute * 12.9898) * 0.9;

test('a steady increase is found despite noise, with its size', () => {
  const { share, certain } = growthOf(minutes.map((at) => 100 + at + 3 * scatter(at)));
  expect(certain).toBe(true);
  expect(share).toBeGreaterThan(0.18);
  expect(share).toBeLessThan(0.28);
});

test('noise alone is not growth', () => {
  expect(growthOf(minutes.map((at) => 100 + 30 * scatter(at))).certain).toBe(false);
});

test('a few bad minutes at the end are not growth', () => {
  const { share } = growthOf(minutes.map((at) => (at > 20 ? 400 : 100 + scatter(at))));
  expect(share).toBeLessThan(0.05);
});

test('too few values show no growth', () => {
  expect(growthOf([]).certain).toBe(false);
  expect(growthOf([1]).certain).toBe(false);
  expect(growthOf([1, 100]).certain).toBe(false);
});
