import { expect, test } from 'vitest';
import { changeText, earCurveText } from './change-text.ts';

const tries = (points: number) => Array<number>(10).fill(points);
const changed = (by: number, low: number, high: number) =>
  changeText({ first: tries(50), last: tries(50), change: { by, low, high } });

test('a change is told with its range, up or down', () => {
  expect(changed(12, 4, 20)).toBe('Up 12 points (likely 4 to 20).');
  expect(changed(1, 1, 2)).toBe('Up 1 point (likely 1 to 2).');
  expect(changed(-12, -20, -4)).toBe('Down 12 points (likely 4 to 20).');
});

test('a change whose range holds zero is no change yet', () => {
  expect(changed(5, -3, 13)).toBe('No clear change yet (likely −3 to +13 points).');
  expect(changed(5, 0, 10)).toBe('No clear change yet (likely 0 to +10 points).');
  expect(changed(-5, -10, 0)).toBe('No clear change yet (likely −10 to 0 points).');
});

test('below twenty tries nothing is said', () => {
  const few = { first: tries(50), last: [50], change: null };
  expect(changeText(few)).toBe('Too few tries to tell: 11 of 20.');
  expect(earCurveText(few)).toBe('Too few tries to tell: 11 of 20.');
});

test('of the ear, right answers are counted', () => {
  const first = tries(100).fill(0, 5);
  const change = { by: 50, low: 9, high: 74 };
  expect(earCurveText({ first, last: tries(100), change })).toBe(
    'First ten: 5 right. Last ten: 10. Up 50 points (likely 9 to 74).',
  );
});
