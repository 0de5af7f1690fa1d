import { DAY_MS, type LocalTime, MINUTE_MS } from '@saywell/contract';

/** Minutes from local time to UTC at an instant, like JavaScript's `getTimezoneOffset()`. */
export type Zone = { offsetAt: (instant: number) => number };

export const UTC: Zone = { offsetAt: () => 0 };

/** By name if the runtime knows it, so that days before a daylight saving change stay right. */
export function zoneOf({ timeZone, timezoneOffset = 0 }: LocalTime): Zone {
  return (timeZone && namedZone(timeZone)) || { offsetAt: () => timezoneOffset };
}

const named = new Map<string, Zone | undefined>();

function namedZone(name: string): Zone | undefined {
  if (!named.has(name)) {
    // Names come from clients, so the cache must be bounded.
    if (named.size >= 1000) named.clear();
    named.set(name, openZone(name));
  }
  return named.get(name);
}

function openZone(name: string): Zone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return remembering((instant) =>
      Math.round((instant - localClock(format, instant)) / MINUTE_MS),
    );
  } catch {
    return undefined;
  }
}

/** Looking up an offset is slow, and on most days it is the same at both ends of the day. */
function remembering(offsetAt: Zone['offsetAt']): Zone {
  const atMidnight = new Map<number, number>();
  const ofMidnight = (day: number) => {
    const known = atMidnight.get(day);
    if (known !== undefined) return known;
    if (atMidnight.size >= 5000) atMidnight.clear();
    const offset = offsetAt(day * DAY_MS);
    atMidnight.set(day, offset);
    return offset;
  };
  return {
    offsetAt: (instant) => {
      const day = Math.floor(instant / DAY_MS);
      const offset = ofMidnight(day);
      return offset === ofMidnight(day + 1) ? offset : offsetAt(instant);
    },
  };
}

/** What a clock there shows, as if it were UTC. */
function localClock(format: Intl.DateTimeFormat, instant: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (instant % 1000);
}

/** The local day of an instant, as YYYY-MM-DD. */
export function dayOf(instant: number | Date, zone: Zone): string {
  return nameOfDay(dayNumberOf(Number(instant), zone));
}

/** The local day of an instant, as days since 1 January 1970, for counting. */
export function dayNumberOf(instant: number, zone: Zone): number {
  return Math.floor((instant - zone.offsetAt(instant) * MINUTE_MS) / DAY_MS);
}

export function nameOfDay(dayNumber: number): string {
  return isoDay(dayNumber * DAY_MS);
}

/** The instant at which a local day starts. */
export function startOfDay(day: string, zone: Zone): Date {
  const midnight = Date.parse(day);
  const guess = midnight + zone.offsetAt(midnight) * MINUTE_MS;
  // The offset at UTC midnight may differ from that at local midnight if the clocks just changed.
  const start = midnight + zone.offsetAt(guess) * MINUTE_MS;
  // If the clocks go forward at midnight, the day starts with the change.
  return new Date(dayOf(start, zone) === day ? start : guess);
}

/**
 * The instant at which clocks show so many minutes after midnight. The first of two, when the clocks
 * go back over it; if they go forward over it, as much later as they skip.
 */
export function instantOf(day: string, minute: number, zone: Zone): Date {
  const shown = Date.parse(day) + minute * MINUTE_MS;
  const offsetBefore = zone.offsetAt(shown - DAY_MS);
  const offsetAfter = zone.offsetAt(shown + DAY_MS);
  const before = shown + offsetBefore * MINUTE_MS;
  const after = shown + offsetAfter * MINUTE_MS;
  const isAfterChange =
    zone.offsetAt(before) !== offsetBefore && zone.offsetAt(after) === offsetAfter;
  return new Date(isAfterChange ? after : before);
}

export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS);
}

export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
