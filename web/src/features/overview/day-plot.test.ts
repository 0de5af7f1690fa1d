import { expect, test } from 'vitest';
import { barsOf } from './day-plot.tsx';

test('the tallest bar is the largest day, the others are in proportion', () => {
  expect(barsOf([5, 10, 0]).map(({ height }) => height)).toEqual([0.5, 1, 0]);
});

test('little shows as something, nothing and no data as nothing', () => {
  const [little, none, missing] = barsOf([1, 0, null, 1000]);
  expect(little!.height).toBeGreaterThan(0.01);
  expect(none!.height).toBe(0);
  expect(missing!.height).toBe(0);
});

test('bars share the width without touching', () => {
  const [first, second] = barsOf([1, 2]);
  expect(first!.x + first!.width).toBeLessThan(second!.x);
  expect(second!.x + second!.width).toBeLessThan(1);
});

test('a period without anything is flat', () => {
  expect(barsOf([0, 0]).every(({ height }) => height === 0)).toBe(true);
});

test('a share is drawn of the whole, not of the best day', () => {
  expect(barsOf([0.8], 1)[0]!.height).toBe(0.8);
});
