import { expect, test } from 'vitest';
import {
  chanceOf,
  deviation,
  interpolate,
  logOddsOf,
  mean,
  median,
  percentile,
} from './statistics.ts';

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

test('a probability and its log-odds turn into each other', () => {
  expect([0.5, 0.8].map(logOddsOf)).toEqual([0, expect.closeTo(Math.log(4))]);
  expect([0, Math.log(4), -Infinity].map(chanceOf)).toEqual([0.5, expect.closeTo(0.8), 0]);
});
