import { expect, test } from 'vitest';
import { listAddress, listPlaceFrom } from './addresses.ts';

test('an address and the place it names say the same', () => {
  const place = { category: 'exam-preparation', page: 3 } as const;
  const address = listAddress(place);
  expect(address).toBe('/blog?category=exam-preparation&page=3');
  expect(listPlaceFrom(address.slice('/blog'.length))).toEqual(place);
});

test('the first page of everything is the plain address', () => {
  expect(listAddress({ category: undefined, page: 1 })).toBe('/blog');
});

test.each(['?page=0', '?page=-2', '?page=many', '?page=99999', '?category=yodelling', ''])(
  'what makes no sense is the beginning of the list: %s',
  (search) => {
    expect(listPlaceFrom(search)).toEqual({ category: undefined, page: 1 });
  },
);
