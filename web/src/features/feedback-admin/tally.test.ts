import { expect, test } from 'vitest';
import { type Counts, tally } from './tally.ts';

const counts: Counts = [
  { status: 'new', priority: 'high', count: 2 },
  { status: 'new', priority: 'low', count: 3 },
  { status: 'resolved', priority: 'high', count: 5 },
];

test('counts add up by status, by priority, by both and altogether', () => {
  expect(tally(counts, {})).toBe(10);
  expect(tally(counts, { status: 'new' })).toBe(5);
  expect(tally(counts, { priority: 'high' })).toBe(7);
  expect(tally(counts, { status: 'new', priority: 'low' })).toBe(3);
  expect(tally(counts, { status: 'closed' })).toBe(0);
});
