import { expect, test } from 'vitest';
import { filtersFrom, searchFor } from './filters.ts';

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
