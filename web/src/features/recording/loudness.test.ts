import { expect, test } from 'vitest';
import { loudnessOf, meterLevel } from './loudness.ts';

test('silence has no peak and no level', () => {
  const { peak, decibels } = loudnessOf(new Float32Array(100));
  expect(peak).toBe(0);
  expect(meterLevel(0, decibels)).toBe(0);
});

test('full scale is zero decibels and overloads the meter', () => {
  const { peak, decibels } = loudnessOf(new Float32Array(100).fill(-1));
  expect(peak).toBe(1);
  expect(decibels).toBeCloseTo(0);
  expect(meterLevel(0, decibels)).toBe(1);
});

test('ordinary speech stands in the middle of the meter', () => {
  const level = meterLevel(0, -25);
  expect(level).toBeGreaterThan(0.4);
  expect(level).toBeLessThan(0.8);
});

test('the meter rises at once and sinks slowly', () => {
  expect(meterLevel(0.1, -10)).toBeCloseTo(0.9);
  expect(meterLevel(0.9, -60)).toBeCloseTo(0.81);
});
