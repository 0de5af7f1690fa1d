import { expect, test } from 'vitest';
import { asClock, timesOfDay } from './times.ts';

test('there is every half hour of the day, in order', () => {
  const times = timesOfDay('18:00');
  expect(times).toHaveLength(48);
  expect([times[0], times[1], times.at(-1)]).toEqual(['00:00', '00:30', '23:30']);
});

test('a time between two half hours is there as well', () => {
  const times = timesOfDay('07:45');
  expect(times).toHaveLength(49);
  expect(times.slice(15, 18)).toEqual(['07:30', '07:45', '08:00']);
});

test.each([
  ['00:00', '12:00 AM'],
  ['12:30', '12:30 PM'],
  ['18:05', '6:05 PM'],
])('%s reads %s', (time, clock) => {
  expect(asClock(time).replace(/\s/u, ' ')).toBe(clock);
});
