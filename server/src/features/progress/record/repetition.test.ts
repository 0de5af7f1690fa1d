import { expect, test } from 'vitest';
import { review } from './repetition.ts';

const DAY_MS = 24 * 3600 * 1000;
const now = new Date('2026-03-02T12:00:00Z');
const daysUntil = (due: Date) => (due.getTime() - now.getTime()) / DAY_MS;

test('the better a sound went, the later it comes back', () => {
  const days = [0.3, 0.6, 0.8, 1].map((accuracy) =>
    daysUntil(review(undefined, accuracy, now).dueAt),
  );
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days[0]).toBeGreaterThanOrEqual(1);
  expect(days[3]).toBeGreaterThan(days[0]!);
});

test('a sound that held for long comes back later still', () => {
  const first = review(undefined, 0.9, new Date(now.getTime() - 10 * DAY_MS));
  const memory = { ...first, reviewedAt: new Date(now.getTime() - 10 * DAY_MS) };
  const again = review(memory, 0.9, now);
  expect(again.stability).toBeGreaterThan(first.stability);
  expect(daysUntil(review(memory, 0.2, now).dueAt)).toBeLessThan(daysUntil(again.dueAt));
});

test.each([
  [0.5, 'again', 0.499],
  [0.75, 'hard', 0.749],
  [0.95, 'good', 0.949],
])('at %f a sound is graded better than “%s”', (bar, _grade, below) => {
  const at = review(undefined, bar, now).stability;
  expect(at).toBeGreaterThan(review(undefined, below, now).stability);
  expect(review(undefined, bar + 0.01, now).stability).toBe(at);
});

test('days away count as days: the longer a sound was left, the more a success says', () => {
  const learned = review(undefined, 0.9, now);
  const after = (days: number) => {
    const reviewedAt = new Date(now.getTime() - days * DAY_MS);
    return review({ ...learned, reviewedAt }, 0.9, now).stability;
  };
  expect(after(10)).toBeGreaterThan(after(5));
  expect(after(5)).toBeGreaterThan(after(0));
  // A clock that was put back is no reason to count time twice.
  expect(after(-3)).toBe(after(0));
});

test('the same practice gives the same day, which is never more than 180 days away', () => {
  const longAgo = new Date(now.getTime() - 170 * DAY_MS);
  const firm = { stability: 5000, difficulty: 1, reviewedAt: longAgo };
  const due = daysUntil(review(firm, 1, now).dueAt);
  expect(due).toBe(180);
  const days = Array.from({ length: 20 }, () => daysUntil(review(undefined, 1, now).dueAt));
  expect(new Set(days).size).toBe(1);
});
