import { expect, test } from 'vitest';
import { zoneOf } from '../progress/days/local-time.ts';
import { firstDue, nextDue } from './schedule.ts';

const at = (instant: string) => new Date(instant);
const berlin = zoneOf({ timeZone: 'Europe/Berlin' });
const SIX_PM = 18 * 60;

test.each([
  ['2026-06-30T15:59:59Z', '2026-06-30T16:00:00Z'],
  ['2026-06-30T16:00:00Z', '2026-07-01T16:00:00Z'],
  // An hour later by UTC once the clocks have gone back.
  ['2026-10-24T16:00:00Z', '2026-10-25T17:00:00Z'],
  ['2026-03-28T17:00:00Z', '2026-03-29T16:00:00Z'],
])('after %s the next is at %s', (after, due) => {
  expect(nextDue(SIX_PM, berlin, at(after))).toEqual(at(due));
});

test('who chooses the minute that has just begun is reminded in it, and not in the one before', () => {
  expect(firstDue(SIX_PM, berlin, at('2026-06-30T16:00:59Z'))).toEqual(at('2026-06-30T16:00:00Z'));
  expect(firstDue(SIX_PM, berlin, at('2026-06-30T16:01:00Z'))).toEqual(at('2026-07-01T16:00:00Z'));
});
