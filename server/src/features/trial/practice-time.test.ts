import { expect, test } from 'vitest';
import { practiceTime } from './practice-time.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12) + seconds * 1000);
const take = (exerciseId: number | null, seconds: number, spoken = 3) => ({
  exerciseId,
  createdAt: at(seconds),
  spoken,
});

test('each take counts the time since the one before', () => {
  const takes = [take(1, 20), take(1, 35), take(2, 60)];
  expect([...practiceTime(takes, at(0))]).toEqual([
    [1, 35],
    [2, 25],
  ]);
});

test('a pause counts a minute at most, and speaking always counts', () => {
  expect([...practiceTime([take(1, 4000)], at(0))]).toEqual([[1, 60]]);
  expect([...practiceTime([take(1, 10, 4)], at(50))]).toEqual([[1, 4]]);
});

test('the order in which takes are given makes no difference', () => {
  const takes = [take(1, 20), take(null, 30), take(2, 60)];
  expect(practiceTime(takes.toReversed(), at(0))).toEqual(practiceTime(takes, at(0)));
});
