import { expect, test } from 'vitest';
import { zoneOptions } from './zones.ts';

const KNOWN = ['America/New_York', 'Asia/Tokyo'];

test('the zone of the device comes first, and says so', () => {
  expect(zoneOptions('America/New_York', null, KNOWN)).toEqual([
    { value: '', label: 'New York (your device)' },
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'Asia/Tokyo', label: 'Asia/Tokyo' },
  ]);
});

test('without one it is UTC', () => {
  expect(zoneOptions(null, null, KNOWN)[0]).toEqual({ value: '', label: 'UTC' });
});

test('a chosen zone is there under the name it was chosen by', () => {
  const values = zoneOptions(null, 'Asia/Calcutta', KNOWN).map(({ value }) => value);
  expect(values).toEqual(['', 'America/New_York', 'Asia/Calcutta', 'Asia/Tokyo']);
});
