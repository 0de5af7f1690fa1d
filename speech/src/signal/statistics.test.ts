import { expect, test } from 'vitest';
import { deviation, interpolate, mean, median, percentile } from './statistics.ts';

test('percentiles lie between neighbors', () => {
  expect(percentile([4, 1, 3, 2], 50)).toBe(2.5);
  expect(percentile([10, 20], 25)).toBe(12.5);
  expect(percentile([], 50)).toBe(0);
  expect(median([9, 1, 5])).toBe(5);
});

test('a mapping is straight between its points and flat outside', () => {
  expect(interpolate(2, [1, 3], [0, 20])).toBe(10);
  expect(interpolate(-5, [1, 3], [0, 20])).toBe(0);
  expect(interpolate(9, [1, 3], [0, 20])).toBe(20);
});

test('mean and deviation of nothing are zero', () => {
  expect(mean([])).toBe(0);
  expect(deviation([])).toBe(0);
  expect(deviation([1, 3])).toBe(1);
});
