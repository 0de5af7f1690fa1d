import { expect, test } from 'vitest';
import { scoredBy } from './scored-by.ts';

test('a session says whether the device or the server scored it', () => {
  expect(scoredBy({ scoredOn: 'device', engine: 'a1' }, 'a1')).toBe('Scored on your device');
  expect(scoredBy({ scoredOn: 'server', engine: 'a1' }, 'a1')).toBe('Scored on our server');
});

test('a session of another version of the engine says so', () => {
  const earlier = 'Scored on our server by an earlier version of Saywell';
  expect(scoredBy({ scoredOn: 'server', engine: 'a0' }, 'a1')).toBe(earlier);
  expect(scoredBy({ scoredOn: 'server', engine: null }, 'a1')).toBe(earlier);
});

test('a page that does not know the version claims nothing about it', () => {
  expect(scoredBy({ scoredOn: 'server', engine: 'a0' }, undefined)).toBe('Scored on our server');
});

test('a session that was saved without an analysis says nothing', () => {
  expect(scoredBy({ scoredOn: null, engine: null }, 'a1')).toBeUndefined();
});
