import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  instantOf,
  mondayOf,
  startOfDay,
  UTC,
  zoneOf,
} from './local-time.ts';

const at = (instant: string) => new Date(instant);

test.each([
  // [offset, instant, local day]
  [660, '2026-03-01T10:59:59.999Z', '2026-02-28'],
  [660, '2026-03-01T11:00:00.000Z', '2026-03-01'],
  [-840, '2026-12-31T09:59:59.999Z', '2026-12-31'],
  [-840, '2026-12-31T10:00:00.000Z', '2027-01-01'],
  [-345, '2026-06-30T18:15:00.000Z', '2026-07-01'],
])('at offset %i, %s is in %s', (timezoneOffset, instant, day) => {
  expect(dayOf(at(instant), zoneOf({ timezoneOffset }))).toBe(day);
});

test('a named zone has the offset of each day, before and after its clocks change', () => {
  const zone = zoneOf({ timezoneOffset: 300, timeZone: 'America/New_York' });
  // Clocks go back on 2026-11-01 at 02:00, from UTC−4 to UTC−5.
  expect(dayOf(at('2026-11-01T04:30:00Z'), zone)).toBe('2026-11-01');
  expect(dayOf(at('2026-11-02T04:30:00Z'), zone)).toBe('2026-11-01');
  expect(startOfDay('2026-11-01', zone)).toEqual(at('2026-11-01T04:00:00Z'));
  expect(startOfDay('2026-11-02', zone)).toEqual(at('2026-11-02T05:00:00Z'));
});

test.each([
  // [zone, a day whose clocks change at midnight, its beginning]
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z'],
])('in %s the day %s begins where the one before it ends', (timeZone, day, beginning) => {
  const zone = zoneOf({ timeZone });
  const start = startOfDay(day, zone);
  expect(start).toEqual(at(beginning));
  expect(dayOf(start, zone)).toBe(day);
  expect(dayOf(start.getTime() - 1, zone)).toBe(addDays(day, -1));
});

test('a zone nobody knows falls back to the offset', () => {
  const zone = zoneOf({ timezoneOffset: -60, timeZone: 'Mars/Olympus_Mons' });
  expect(dayOf(at('2026-03-01T23:30:00Z'), zone)).toBe('2026-03-02');
});

test.each([-840, -345, 0, 660])('a day begins where the last one ends, at offset %i', (offset) => {
  const zone = zoneOf({ timezoneOffset: offset });
  const start = startOfDay('2026-01-01', zone);
  expect(dayOf(start, zone)).toBe('2026-01-01');
  expect(dayOf(start.getTime() - 1, zone)).toBe('2025-12-31');
});

test('weeks begin on Monday, also across a year’s end', () => {
  expect(mondayOf('2027-01-03')).toBe('2026-12-28');
  expect(mondayOf('2026-12-28')).toBe('2026-12-28');
});

test('days add up across months and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test('without a zone a day is that of UTC, to the minute', () => {
  for (const zone of [UTC, zoneOf({})]) {
    expect(dayOf(at('2026-03-01T00:00:00Z'), zone)).toBe('2026-03-01');
    expect(dayOf(at('2026-02-28T23:59:59Z'), zone)).toBe('2026-02-28');
  }
});

test.each([
  // [zone, day, time, instant]
  ['Europe/Berlin', '2026-03-28', 2.5, '2026-03-28T01:30:00Z'],
  // The clocks skip from two to three.
  ['Europe/Berlin', '2026-03-29', 1.5, '2026-03-29T00:30:00Z'],
  ['Europe/Berlin', '2026-03-29', 2.5, '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '2026-03-29', 3.5, '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '2026-03-29', 18, '2026-03-29T16:00:00Z'],
  // They show two to three twice.
  ['Europe/Berlin', '2026-10-25', 2.5, '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '2026-10-25', 3, '2026-10-25T02:00:00Z'],
  ['America/New_York', '2026-11-01', 18, '2026-11-01T23:00:00Z'],
  ['Pacific/Auckland', '2026-04-05', 18, '2026-04-05T06:00:00Z'],
  ['Asia/Kathmandu', '2026-06-30', 0, '2026-06-29T18:15:00Z'],
])('in %s on %s, it is %d o’clock at %s', (timeZone, day, hours, instant) => {
  expect(instantOf(day, hours * 60, zoneOf({ timeZone }))).toEqual(at(instant));
});
