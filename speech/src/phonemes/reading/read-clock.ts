import { cardinalWords, decadeWords, ordinalWords, yearWords } from './numbers.ts';
import { spellOut, type Reader, type Reading } from './reading.ts';

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const SHORT_MONTHS = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?$/i;

function isMonth(text: string): boolean {
  return MONTHS.includes(text.toLowerCase()) || SHORT_MONTHS.test(text);
}

function minuteWords(minutes: string): Reading {
  const value = Number(minutes);
  return value < 10 ? ['oh', ...cardinalWords(minutes)] : cardinalWords(minutes);
}

function timeReadings(hour: string, minutes: string, half: string): Reading[] {
  const tail = half === '' ? [] : spellOut(`${half}m`);
  const hours = cardinalWords(hour);
  if (minutes !== '00') return [[...hours, ...minuteWords(minutes), ...tail]];
  if (tail.length > 0) return [[...hours, ...tail]];
  if (Number(hour) > 12 || Number(hour) === 0) return [[...hours, 'hundred']];
  return [[...hours, "o'clock"], hours];
}

/** `3:30`, `12:05pm`, `5pm` in one word, `9am`, and `7:00` before `a.m.` */
export const readTime: Reader = (text, { next }) => {
  const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?:([ap])\.?m\.?)?$/i.exec(text);
  if (clock) {
    const [, hour = '', minutes = '', seconds, half = ''] = clock;
    if (Number(hour) > 24 || Number(minutes) > 59) return undefined;
    const halfFollows = /^[ap]\.?m\.?$/i.test(next);
    const followed = halfFollows && minutes === '00' ? [cardinalWords(hour)] : undefined;
    const readings = followed ?? timeReadings(hour, minutes, half);
    if (seconds === undefined) return readings;
    return readings.map((reading) => [...reading, 'and', ...cardinalWords(seconds), 'seconds']);
  }
  const hourOnly = /^(\d{1,2})([ap])\.?m\.?$/i.exec(text);
  if (!hourOnly?.[1] || !hourOnly[2]) return undefined;
  return [[...cardinalWords(hourOnly[1]), ...spellOut(`${hourOnly[2]}m`)]];
};

function dateReading(month: string, day: string, year: string): Reading[] | undefined {
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return undefined;
  const full = year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year;
  return yearWords(full).map((words) => [name, ...ordinalWords(day), ...words]);
}

/** `7/4/2024`, `2024-07-04`: month first, as Americans write it. */
export const readDate: Reader = (text) => {
  const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/.exec(text);
  if (american) return dateReading(american[1] ?? '', american[2] ?? '', american[3] ?? '');
  const sortable = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (sortable) return dateReading(sortable[2] ?? '', sortable[3] ?? '', sortable[1] ?? '');
  return undefined;
};

/** `July 4` is “July fourth”; `4 July` is “four July” to some and “the fourth of July” to most. */
export const readDayOfMonth: Reader = (text, { previous, next }) => {
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > 31) return undefined;
  if (isMonth(previous)) return [ordinalWords(text), cardinalWords(text)];
  if (isMonth(next) && !/^may$/.test(next)) return [ordinalWords(text), cardinalWords(text)];
  return undefined;
};

/** `1990s`, `'90s`, `80's`. */
export const readDecade: Reader = (text) => {
  const match = /^'?(\d{2}|\d{4})'?s$/.exec(text);
  return match?.[1]?.endsWith('0') ? [decadeWords(match[1])] : undefined;
};

/** A bare four-digit number that looks like a year. */
export const readYear: Reader = (text) => {
  const short = /^'(\d\d)$/.exec(text);
  if (short?.[1]) return [(yearWords(`19${short[1]}`)[0] ?? []).slice(1)];
  if (!/^(?:1[1-9]|20)\d\d$/.test(text)) return undefined;
  const asYear = yearWords(text);
  return text.endsWith('00') || asYear.length > 1 ? asYear : [...asYear, cardinalWords(text)];
};
