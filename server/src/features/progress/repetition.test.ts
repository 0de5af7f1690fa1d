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
