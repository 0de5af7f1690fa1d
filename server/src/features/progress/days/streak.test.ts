import { expect, test } from 'vitest';
import { streakOf as streakOfNumbers } from './streak.ts';

const numberOf = (day: string) => Date.parse(day) / (24 * 3600 * 1000);
const streakOf = (days: string[], today: string) =>
  streakOfNumbers(days.map(numberOf), numberOf(today));

// 2026-03-02 is a Monday.

test('days in a row up to today count, across months and a year’s end', () => {
  expect(streakOf(['2026-02-28', '2026-03-01', '2026-03-02'], '2026-03-02').streak).toBe(3);
  expect(streakOf(['2025-12-31', '2026-01-01'], '2026-01-01').streak).toBe(2);
});

test('a streak that ended yesterday still stands today', () => {
  const streak = streakOf(['2025-12-31', '2026-01-01'], '2026-01-02');
  expect(streak).toMatchObject({ streak: 2, practicedToday: false, frozenDay: null });
});

test('one missed day a week is forgiven and does not count', () => {
  const streak = streakOf(['2026-03-02', '2026-03-03', '2026-03-05'], '2026-03-05');
  expect(streak).toEqual({
    streak: 3,
    best: 3,
    practicedToday: true,
    freezeAvailable: false,
    frozenDay: '2026-03-04',
  });
});

test('a second missed day in the same week ends the streak', () => {
  const days = ['2026-03-02', '2026-03-04', '2026-03-06'];
  expect(streakOf(days, '2026-03-06')).toMatchObject({ streak: 1, best: 2 });
});

test('a streak that begins in a week whose freeze is spent gets no second one', () => {
  // Tuesday was forgiven, Thursday ended the streak, Saturday is missed as well.
  const days = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-08'];
  const none = { freezeAvailable: false, frozenDay: null };
  expect(streakOf(days.slice(0, 3), '2026-03-06')).toMatchObject({ streak: 1, ...none });
  expect(streakOf(days, '2026-03-08')).toMatchObject({ streak: 1, best: 2, ...none });
});

test('the next week has a freeze of its own', () => {
  const days = ['2026-03-05', '2026-03-07', '2026-03-08', '2026-03-10'];
  expect(streakOf(days, '2026-03-10')).toMatchObject({ streak: 4, frozenDay: '2026-03-09' });
});

test('two missed days in a row end it, even where two weeks meet', () => {
  const streak = streakOf(['2026-03-07', '2026-03-10'], '2026-03-10');
  expect(streak).toMatchObject({ streak: 1, best: 1, freezeAvailable: true });
});

test('yesterday missed is forgiven while today can still be practiced', () => {
  expect(streakOf(['2026-03-03'], '2026-03-05')).toMatchObject({
    streak: 1,
    freezeAvailable: false,
    frozenDay: '2026-03-04',
  });
  expect(streakOf(['2026-03-03'], '2026-03-06')).toMatchObject({ streak: 0, best: 1 });
});

test('nobody starts with a streak', () => {
  const start = {
    streak: 0,
    best: 0,
    practicedToday: false,
    freezeAvailable: true,
    frozenDay: null,
  };
  expect(streakOf([], '2026-01-01')).toEqual(start);
});

test('a day that is there twice counts once', () => {
  expect(streakOf(['2026-03-02', '2026-03-02', '2026-03-03'], '2026-03-03').streak).toBe(2);
});

test('each week forgives a day of its own, one week after the other', () => {
  const days = Array.from({ length: 19 }, (_, i) => `2026-03-${String(2 + i).padStart(2, '0')}`);
  const missed = ['2026-03-04', '2026-03-11', '2026-03-18'];
  const streak = streakOf(
    days.filter((day) => !missed.includes(day)),
    '2026-03-20',
  );
  expect(streak).toMatchObject({ streak: 16, best: 16, frozenDay: '2026-03-18' });
});

test('without a day of practice there is no streak, and no best one', () => {
  expect(streakOf([], '2026-03-20')).toMatchObject({ streak: 0, best: 0, frozenDay: null });
});
