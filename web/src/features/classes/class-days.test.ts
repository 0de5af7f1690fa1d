import { expect, test } from 'vitest';
import { dayAhead, sayDay } from './class-days.ts';

test('a day is the same wherever it is read', () => {
  expect(sayDay('2026-12-04')).toBe('Friday, December 4');
});

test('days ahead go over the end of a month and of a year', () => {
  expect(dayAhead(0, new Date(2026, 10, 24, 23, 59))).toBe('2026-11-24');
  expect(dayAhead(14, new Date(2026, 10, 24))).toBe('2026-12-08');
  expect(dayAhead(40, new Date(2026, 10, 24))).toBe('2027-01-03');
});
