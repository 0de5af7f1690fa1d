import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

test('days in a row up to today count', () => {
  expect(streakOf(['2026-03-02', '2026-03-01', '2026-02-28'], '2026-03-02')).toBe(3);
});

test('a streak that ended yesterday still stands today', () => {
  expect(streakOf(['2026-01-01', '2025-12-31'], '2026-01-02')).toBe(2);
});

test('a missed day ends it', () => {
  expect(streakOf(['2026-01-01'], '2026-01-03')).toBe(0);
  expect(streakOf(['2026-01-05', '2026-01-03', '2026-01-02'], '2026-01-05')).toBe(1);
});

test('nobody starts with a streak', () => {
  expect(streakOf([], '2026-01-01')).toBe(0);
});
