import { expect, test } from 'vitest';
import { type Counts, filtersFrom, searchFor, tally } from './filters.ts';

test('an address and what it asks for say the same', () => {
  const filters = { status: 'in-progress', priority: 'high', page: 400 } as const;
  expect(filtersFrom(searchFor(filters))).toEqual(filters);
});

test.each(['', '?status=lost', '?priority=urgent', '?page=0', '?page=-1', '?page=x'])(
  '%s asks for everything, from the beginning',
  (search) => {
    expect(filtersFrom(search)).toEqual({ status: undefined, priority: undefined, page: 1 });
    expect(searchFor(filtersFrom(search))).toBe('');
  },
);

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
