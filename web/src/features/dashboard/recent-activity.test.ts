import { expect, test } from 'vitest';
import { elapsed, recentBand, scoredBy } from './recent-activity.tsx';

const now = new Date(2026, 2, 10, 12, 0);
const ago = (minutes: number) => elapsed(new Date(now.getTime() - minutes * 60_000), now);

test('under an hour it is minutes', () => {
  expect(ago(0.5)).toBe('Just now');
  expect(ago(1)).toBe('1 min ago');
  expect(ago(59)).toBe('59 min ago');
});

test('under 1440 minutes it is hours, the last one begun included', () => {
  expect(ago(60)).toBe('1 h ago');
  expect(ago(1439)).toBe('23 h ago');
});

test('from a day on it is a date, with its year when that is another one', () => {
  expect(elapsed(new Date(2026, 2, 8, 9), now)).toBe('Mar 8');
  expect(elapsed(new Date(2025, 11, 31, 9), now)).toBe('Dec 31, 2025');
});

test('a clock that runs ahead makes nothing negative', () => {
  expect(ago(-5)).toBe('Just now');
});

test.each([
  [1, 'clear'],
  [0.9, 'clear'],
  [0.899, 'close'],
  [0.7, 'close'],
  [0.699, 'notyet'],
  [0, 'notyet'],
])('an accuracy of %d is %s', (accuracy, band) => {
  expect(recentBand(accuracy)).toBe(band);
});

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
