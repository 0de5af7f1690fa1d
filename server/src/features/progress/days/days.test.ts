import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildDrill, buildEarRound, buildStressRound } from '../../../../test/support/factories.ts';
import { type Learner, newLearner } from '../../../../test/support/learner.ts';
import { readDailyStats, readStreak, readWeek } from './days.ts';
import { addDays } from './local-time.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

const at = (instant: string) => new Date(instant);

test('a day with nothing but takes in doubt leaves the mean of all before alone', async () => {
  await learner.session({ accuracy: null, createdAt: at('2026-03-01T12:00:00Z') });
  const week = await readWeek(t.db, learner.userId, {}, at('2026-03-03T12:00:00Z'));
  expect(week.accuracyBefore).toBeNull();
  expect(await learner.read('/api/total-stats')).toMatchObject({ exercises: 1, accuracy: 0 });
});

test.each([
  ['UTC−11', 660, '2026-03-02T10:59:00Z', '2026-03-02T11:01:00Z'],
  ['UTC+14', -840, '2026-03-01T09:59:00Z', '2026-03-01T10:01:00Z'],
])(
  'at %s a session lands on its side of midnight',
  async (_zone, timezoneOffset, before, after) => {
    await learner.session({ createdAt: at(before), duration: 60 });
    await learner.session({ createdAt: at(after), duration: 120 });
    const now = new Date(at(after).getTime() + 3_600_000);
    const today = await readDailyStats(t.db, learner.userId, { timezoneOffset }, now);
    expect(today).toEqual({ date: '2026-03-02', minutes: 2, exercises: 1, accuracy: 80 });
    const week = await readWeek(t.db, learner.userId, { timezoneOffset }, now);
    // Monday the 2nd begins a week: what was before midnight is in the last one.
    expect(week.totalMinutes).toBe(2);
    expect(week.days[0]).toMatchObject({ date: '2026-03-02', minutes: 2, isToday: true });
    const { streak } = await readStreak(t.db, learner.userId, { timezoneOffset }, now);
    expect(streak).toBe(2);
  },
);

test('a week across a change of the clocks keeps each session on its day', async () => {
  const local = { timezoneOffset: 300, timeZone: 'America/New_York' };
  // Half past midnight on Sunday, still summer time, and half to midnight that evening, winter time.
  await learner.session({ createdAt: at('2026-11-01T04:30:00Z'), duration: 60 });
  await learner.session({ createdAt: at('2026-11-02T04:30:00Z'), duration: 60 });
  const { days } = await readWeek(t.db, learner.userId, local, at('2026-11-02T04:45:00Z'));
  expect(days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 0, 2]);
  expect(days[6]).toMatchObject({ date: '2026-11-01', isToday: true });
});

test.each([
  // Half an hour before and after midnight of a day that begins at one o’clock.
  ['America/Santiago', '2026-09-06T03:30:00Z', '2026-09-06T04:30:00Z', '2026-09-06'],
  ['America/Havana', '2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z', '2026-03-08'],
])('where %s has no midnight a session is still today’s', async (timeZone, before, after, date) => {
  await learner.session({ createdAt: at(before), duration: 60 });
  const evening = await readDailyStats(t.db, learner.userId, { timeZone }, at(before));
  expect(evening).toMatchObject({ date: addDays(date, -1), exercises: 1 });
  const night = await readDailyStats(t.db, learner.userId, { timeZone }, at(after));
  expect(night).toMatchObject({ date, exercises: 0 });
});

test('a week knows how well everything before it went', async () => {
  const week = (now: string) => readWeek(t.db, learner.userId, {}, at(now));
  expect((await week('2026-03-04T12:00:00Z')).accuracyBefore).toBeNull();
  await learner.session({ createdAt: at('2026-02-20T12:00:00Z'), accuracy: 0.5 });
  await learner.session({ createdAt: at('2026-03-01T12:00:00Z'), accuracy: 0.7 });
  await learner.session({ createdAt: at('2026-03-02T12:00:00Z'), accuracy: 0.9 });
  expect((await week('2026-03-04T12:00:00Z')).accuracyBefore).toBe(60);
});

test('a year’s end breaks neither the week nor the streak', async () => {
  for (const day of ['2026-12-30', '2026-12-31', '2027-01-01']) {
    await learner.session({ createdAt: at(`${day}T12:00:00Z`) });
  }
  const now = at('2027-01-01T20:00:00Z');
  const week = await readWeek(t.db, learner.userId, {}, now);
  expect(week.days.map(({ exercises }) => exercises)).toEqual([0, 0, 1, 1, 1, 0, 0]);
  expect((await readStreak(t.db, learner.userId, {}, now)).streak).toBe(3);
});

test('the drills and rounds of a day together are rounded up to minutes', async () => {
  const { userId } = learner;
  const monday = at('2026-03-02T12:00:00Z');
  await buildDrill(t.db, { userId, duration: 20, createdAt: monday });
  await buildEarRound(t.db, { userId, duration: 30, createdAt: monday });
  await buildStressRound(t.db, { userId, duration: 11, createdAt: monday });
  await learner.session({ duration: 61, createdAt: monday });
  await buildDrill(t.db, { userId, duration: 60, createdAt: at('2026-03-04T12:00:00Z') });
  const { days, totalMinutes } = await readWeek(t.db, userId, {}, at('2026-03-05T12:00:00Z'));
  expect(days.map(({ minutes }) => minutes)).toEqual([4, 0, 1, 0, 0, 0, 0]);
  expect(totalMinutes).toBe(5);
  expect(days.map(({ isToday }) => isToday).indexOf(true)).toBe(3);
  expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
});

test('who never practiced has no streak, and none to beat', async () => {
  const streak = await readStreak(t.db, learner.userId, {}, at('2026-03-05T12:00:00Z'));
  expect(streak).toMatchObject({ streak: 0, best: 0, practicedToday: false });
});
