import type { readToday, ResultOf } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { pathOrders, practiceSessions, practiceTotals, soundTotals } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildAnalysis,
  buildDrill,
  buildEarRound,
  buildExercise,
  buildSession,
  buildUser,
  earAnswer,
} from '../../../test/support/factories.ts';
import { readDailyStats, readStreak, readWeek } from './days.ts';
import { addDays } from './local-time.ts';

let t: TestApp;
let userId: number;
let headers: Record<string, string>;

beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
  headers = await t.signIn(userId);
});

const read = async (url: string) => (await t.get(url, { headers })).json();
const at = (instant: string) => new Date(instant);
const session = (values: Parameters<typeof buildSession>[1]) =>
  buildSession(t.db, { userId, ...values });

/** One step of today’s practice is done, the others are skipped. */
async function finishToday() {
  const begun = await t.post('/api/today', { headers, body: {} });
  const { steps } = begun.json() as ResultOf<typeof readToday>;
  const [first] = steps.flatMap(({ step }) => ('exercise' in step ? [step] : []));
  await session({ exerciseId: first!.exercise.id, phrase: first!.exercise.phrase });
  for (const { step } of steps) {
    const body = { step: step.id, skipped: true };
    await t.put('/api/today/skipped', { headers, body });
  }
}

const sound = (phone: string, accuracy: number) => ({ phone, accuracy });
const analysisOf = (...sounds: object[]) => ({ words: [{ word: 'thin', kind: 'ok', sounds }] });

test.each([
  '/api/total-stats',
  '/api/user-progress',
  '/api/daily-stats',
  '/api/weekly-sessions',
  '/api/user-streak',
  '/api/challenges',
  '/api/sounds',
  '/api/sounds/TH',
  '/api/path',
  '/api/daily-goal',
  '/api/practice-plan',
  '/api/next-exercise',
])('%s needs a signed-in session and works before any practice', async (url) => {
  expect((await t.get(url)).statusCode).toBe(401);
  expect((await t.get(url, { headers })).statusCode).toBe(200);
});

test.each(['abc', '1.5', '901', '-901', '99999', ''])(
  'the offset %j is refused in plain words',
  async (offset) => {
    const answer = await t.get(`/api/daily-stats?timezoneOffset=${offset}`, { headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Invalid timezone offset');
  },
);

test('a zone that is only an offset counts as one', async () => {
  const { date } = await read('/api/daily-stats?timeZone=%2B14:00&timezoneOffset=660');
  expect(date).toBe((await read('/api/daily-stats?timezoneOffset=-840')).date);
});

test('a zone whose name cannot be one is refused', async () => {
  const answer = await t.get('/api/user-streak?timeZone=%3Cscript%3E', { headers });
  expect(answer.statusCode).toBe(400);
});

test('totals count every session; the minutes of each are rounded up', async () => {
  await session({ accuracy: 0.5, duration: 61 });
  await session({ accuracy: 1, duration: 59 });
  expect(await read('/api/total-stats')).toEqual({ minutes: 3, exercises: 2, accuracy: 75 });
  expect(await read('/api/user')).toMatchObject({
    totalMinutes: 3,
    overallAccuracy: 0.75,
    streak: 1,
  });
});

test('a take in doubt is practice: time and a day, but no score of anything', async () => {
  const exercise = await buildExercise(t.db, { category: 'intonation' });
  const categories = async () => (await read('/api/user-progress'))[2];
  const before = await categories();
  const monday = at('2026-03-02T12:00:00Z');
  await session({ accuracy: 0.9, duration: 60, createdAt: monday });
  await session({
    exerciseId: exercise.id,
    accuracy: null,
    duration: 60,
    createdAt: at('2026-03-03T12:00:00Z'),
    analysis: analysisOf(...Array(6).fill(sound('TH', 0.1))),
  });
  expect(await read('/api/total-stats')).toEqual({ minutes: 2, exercises: 2, accuracy: 90 });
  expect(await read('/api/user')).toMatchObject({ overallAccuracy: 0.9 });
  expect(await categories()).toEqual(before);
  expect(await read('/api/exercise-progress')).toEqual([]);
  const now = at('2026-03-03T20:00:00Z');
  expect((await readStreak(t.db, userId, {}, now)).streak).toBe(2);
  const week = await readWeek(t.db, userId, {}, now);
  expect(week.days[1]).toMatchObject({ minutes: 1, exercises: 1, accuracy: 0 });
  const later = await readWeek(t.db, userId, {}, at('2026-03-10T12:00:00Z'));
  expect(later.accuracyBefore).toBe(90);
  expect(await read('/api/sounds/TH')).toMatchObject({ tries: 0, recentWords: [] });
});

test('a day with nothing but takes in doubt leaves the mean of all before alone', async () => {
  await session({ accuracy: null, createdAt: at('2026-03-01T12:00:00Z') });
  const week = await readWeek(t.db, userId, {}, at('2026-03-03T12:00:00Z'));
  expect(week.accuracyBefore).toBeNull();
  expect(await read('/api/total-stats')).toMatchObject({ exercises: 1, accuracy: 0 });
});

test('a category knows its exercises, those done once or more, and their mean', async () => {
  const one = await buildExercise(t.db, { category: 'intonation' });
  await buildExercise(t.db, { category: 'intonation' });
  await session({ exerciseId: one.id, accuracy: 0.4 });
  await session({ exerciseId: one.id, accuracy: 0.8 });
  const progress = await read('/api/user-progress');
  expect(progress.map((row: { category: string }) => row.category)).toEqual([
    'pronunciation',
    'accent-reduction',
    'intonation',
  ]);
  expect(progress[2].completed).toBe(1);
  expect(progress[2].total).toBeGreaterThanOrEqual(2);
  expect(progress[2].averageAccuracy).toBeCloseTo(0.6, 5);
});

test('another person’s practice is not mine', async () => {
  await buildSession(t.db);
  expect(await read('/api/total-stats')).toEqual({ minutes: 0, exercises: 0, accuracy: 0 });
});

test.each([
  ['UTC−11', 660, '2026-03-02T10:59:00Z', '2026-03-02T11:01:00Z'],
  ['UTC+14', -840, '2026-03-01T09:59:00Z', '2026-03-01T10:01:00Z'],
])(
  'at %s a session lands on its side of midnight',
  async (_zone, timezoneOffset, before, after) => {
    await session({ createdAt: at(before), duration: 60 });
    await session({ createdAt: at(after), duration: 120 });
    const now = new Date(at(after).getTime() + 3_600_000);
    const today = await readDailyStats(t.db, userId, { timezoneOffset }, now);
    expect(today).toEqual({ date: '2026-03-02', minutes: 2, exercises: 1, accuracy: 80 });
    const week = await readWeek(t.db, userId, { timezoneOffset }, now);
    // Monday the 2nd begins a week: what was before midnight is in the last one.
    expect(week.totalMinutes).toBe(2);
    expect(week.days[0]).toMatchObject({ date: '2026-03-02', minutes: 2, isToday: true });
    const { streak } = await readStreak(t.db, userId, { timezoneOffset }, now);
    expect(streak).toBe(2);
  },
);

test('a week across a change of the clocks keeps each session on its day', async () => {
  const local = { timezoneOffset: 300, timeZone: 'America/New_York' };
  // Half past midnight on Sunday, still summer time, and half to midnight that evening, winter time.
  await session({ createdAt: at('2026-11-01T04:30:00Z'), duration: 60 });
  await session({ createdAt: at('2026-11-02T04:30:00Z'), duration: 60 });
  const { days } = await readWeek(t.db, userId, local, at('2026-11-02T04:45:00Z'));
  expect(days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 0, 2]);
  expect(days[6]).toMatchObject({ date: '2026-11-01', isToday: true });
});

test.each([
  // Half an hour before and after midnight of a day that begins at one o’clock.
  ['America/Santiago', '2026-09-06T03:30:00Z', '2026-09-06T04:30:00Z', '2026-09-06'],
  ['America/Havana', '2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z', '2026-03-08'],
])('where %s has no midnight a session is still today’s', async (timeZone, before, after, date) => {
  await session({ createdAt: at(before), duration: 60 });
  const evening = await readDailyStats(t.db, userId, { timeZone }, at(before));
  expect(evening).toMatchObject({ date: addDays(date, -1), exercises: 1 });
  const night = await readDailyStats(t.db, userId, { timeZone }, at(after));
  expect(night).toMatchObject({ date, exercises: 0 });
});

test('a week knows how well everything before it went', async () => {
  const week = (now: string) => readWeek(t.db, userId, {}, at(now));
  expect((await week('2026-03-04T12:00:00Z')).accuracyBefore).toBeNull();
  await session({ createdAt: at('2026-02-20T12:00:00Z'), accuracy: 0.5 });
  await session({ createdAt: at('2026-03-01T12:00:00Z'), accuracy: 0.7 });
  await session({ createdAt: at('2026-03-02T12:00:00Z'), accuracy: 0.9 });
  expect((await week('2026-03-04T12:00:00Z')).accuracyBefore).toBe(60);
});

test('a year’s end breaks neither the week nor the streak', async () => {
  for (const day of ['2026-12-30', '2026-12-31', '2027-01-01']) {
    await session({ createdAt: at(`${day}T12:00:00Z`) });
  }
  const now = at('2027-01-01T20:00:00Z');
  const week = await readWeek(t.db, userId, {}, now);
  expect(week.days.map(({ exercises }) => exercises)).toEqual([0, 0, 1, 1, 1, 0, 0]);
  expect((await readStreak(t.db, userId, {}, now)).streak).toBe(3);
});

test('a time zone that was said once holds for answers that do not ask', async () => {
  const body = { timezoneOffset: '-840', timeZone: 'Pacific/Kiritimati' };
  expect((await t.put('/api/time-zone', { headers, body })).statusCode).toBe(200);
  const stored = { timezoneOffset: -840, timeZone: 'Pacific/Kiritimati' };
  expect(await read('/api/user')).toMatchObject(stored);
  const here = await read('/api/daily-stats');
  expect(here.date).toBe((await read('/api/daily-stats?timezoneOffset=-840')).date);
  const dates = [here.date, (await read('/api/daily-stats?timezoneOffset=660')).date];
  expect(dates[0]).not.toBe(dates[1]);
});

test('looking at days of another zone changes nothing', async () => {
  await read('/api/user-streak?timezoneOffset=-840&timeZone=Asia/Tokyo');
  expect(await read('/api/user')).toMatchObject({ timezoneOffset: null, timeZone: null });
});

test.each([
  [{}, 'A time zone is required'],
  [{ timezoneOffset: '901' }, 'Invalid timezone offset'],
  [{ timeZone: '<script>' }, 'Invalid time zone'],
])('%j is no time zone: %s', async (body, message) => {
  const answer = await t.put('/api/time-zone', { headers, body });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  expect((await t.put('/api/time-zone', { body })).statusCode).toBe(401);
});

test('sounds are counted over takes, and a handful of tries comes before a number', async () => {
  await session({ analysis: analysisOf(sound('TH', 0.4), sound('IH', 0.9)) });
  for (let at = 0; at < 4; at++) await session({ analysis: analysisOf(sound('TH', 0.6)) });
  const sounds = await read('/api/sounds');
  expect(sounds).toHaveLength(39);
  const th = sounds.find((one: { phone: string }) => one.phone === 'TH');
  expect(th).toMatchObject({ ipa: 'θ', kind: 'consonant', tries: 5, trend: null });
  expect(th.accuracy).toBeCloseTo(0.56, 5);
  expect(th.dueAt > new Date().toISOString()).toBe(true);
  const ih = sounds.find((one: { phone: string }) => one.phone === 'IH');
  expect(ih).toMatchObject({ tries: 1, accuracy: null });
});

test('a sound that running speech left out says nothing about that sound', async () => {
  const spoken = { ...sound('HH', 0.4), start: 0.2, end: 0.3 };
  await session({ analysis: analysisOf({ ...sound('HH', 1), start: 0.5, end: 0.5 }, spoken) });
  const sounds = await read('/api/sounds');
  expect(sounds.find(({ phone }: { phone: string }) => phone === 'HH').tries).toBe(1);
  const { recentWords } = await read('/api/sounds/HH');
  expect(recentWords).toMatchObject([{ accuracy: 0.4 }]);
});

test('a trend compares the last two weeks with the four before', async () => {
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 24 * 3600 * 1000);
  const takes = (accuracy: number) => analysisOf(...Array(5).fill(sound('TH', accuracy)));
  await session({ createdAt: weeksAgo(4), analysis: takes(0.58) });
  await session({ createdAt: weeksAgo(0), analysis: takes(0.74) });
  const { trend } = await read('/api/sounds/th');
  expect(trend.from).toBeCloseTo(0.58, 5);
  expect(trend.to).toBeCloseTo(0.74, 5);
});

test('the first ten tries of a sound stand against its last ten, once there are twenty', async () => {
  const takes = (...accuracies: number[]) =>
    session({ analysis: analysisOf(...accuracies.map((one) => sound('TH', one))) });
  const curve = async () => (await read('/api/sounds/TH')).curve;
  expect(await curve()).toEqual({ first: [], last: [], change: null });
  await takes(0.2, 0.4, 0.2, 0.4, 0.2, 0.4, 0.2, 0.4);
  expect(await curve()).toMatchObject({ first: [20, 40, 20, 40, 20, 40, 20, 40], last: [] });
  await takes(0.2, 0.4, 0.1);
  await takes(...Array(8).fill(0.6));
  expect(await curve()).toMatchObject({ last: [10, ...Array(8).fill(60)], change: null });
  await takes(0.8, 0.6);
  expect(await curve()).toEqual({
    first: [20, 40, 20, 40, 20, 40, 20, 40, 20, 40],
    last: [...Array(8).fill(60), 80, 60],
    change: { by: 32, low: 23, high: 41 },
  });
});

test('the ear has a curve of its own for each contrast', async () => {
  const round = (right: number) =>
    buildEarRound(t.db, {
      userId,
      answers: Array.from({ length: 10 }, (_, at) => earAnswer(at < right)),
    });
  await round(5);
  const curve = async () => {
    const { trained } = (await read('/api/sounds/IH')).ear;
    return trained.find(({ contrast }: { contrast: string }) => contrast === 'ih-iy').curve;
  };
  expect(await curve()).toMatchObject({ last: [], change: null });
  await round(7);
  await round(10);
  expect(await curve()).toEqual({
    first: [...Array(5).fill(100), ...Array(5).fill(0)],
    last: Array(10).fill(100),
    change: { by: 50, low: 9, high: 74 },
  });
});

test('one sound shows the words it was said in, the latest take of each, and what trains it', async () => {
  const exercise = await buildExercise(t.db, { trains: { sounds: ['TH', 'S'] } });
  await session({ createdAt: at('2026-03-01T12:00:00Z'), analysis: analysisOf(sound('TH', 0.2)) });
  await session({ phrase: 'A thin book.', analysis: analysisOf(sound('TH', 0.9)) });
  const answer = await read('/api/sounds/TH');
  expect(answer.recentWords).toHaveLength(1);
  expect(answer.recentWords[0]).toMatchObject({
    word: 'thin',
    phrase: expect.any(String),
    accuracy: 0.9,
    heard: null,
  });
  expect(answer.exercises.map(({ id }: { id: number }) => id)).toContain(exercise.id);
  expect(answer.cue).toContain('between the teeth');
  expect((await t.get('/api/sounds/QQ', { headers })).statusCode).toBe(404);
  expect((await t.get('/api/sounds/TH1', { headers })).statusCode).toBe(400);
});

test('the plan begins with the weakest sound and says how weak it is', async () => {
  const wanted = await buildExercise(t.db, { trains: { sounds: ['ZH'] }, difficulty: 1 });
  await session({ analysis: analysisOf(...Array(6).fill(sound('ZH', 0.3))) });
  await session({ analysis: analysisOf(...Array(6).fill(sound('S', 0.95))) });
  const { steps } = await read('/api/practice-plan');
  expect(steps.length).toBeLessThanOrEqual(5);
  expect(steps[0].exercise.id).toBe(wanted.id);
  expect(steps[0]).toMatchObject({
    why: 'weak',
    reason: 'Your /ʒ/ averages 30 out of 100 over 6 tries.',
  });
});

test('no weak sound waits for a phrase that trains many new ones', async () => {
  await buildExercise(t.db, { trains: { sounds: ['OY', 'AW', 'AY', 'OW', 'EY'] }, difficulty: 1 });
  const hard = await buildExercise(t.db, { trains: { sounds: ['JH'] }, difficulty: 9 });
  await session({ analysis: analysisOf(...Array(6).fill(sound('JH', 0.7))) });
  const { steps } = await read('/api/practice-plan');
  expect(steps[0].exercise.id).toBe(hard.id);
  expect(steps.slice(1).map(({ why }: { why: string }) => why)).toContain('new');
});

test('of unclear sounds, the one that costs most comes first, however many another phrase has', async () => {
  const several = await buildExercise(t.db, { trains: { sounds: ['UH', 'OY', 'AW'] } });
  const one = await buildExercise(t.db, { trains: { sounds: ['HH'] }, difficulty: 2 });
  const say = (phone: string, accuracy: number) =>
    session({ analysis: analysisOf(...Array(6).fill(sound(phone, accuracy))) });
  const planned = async () => {
    // The day after: what was said that day counts in the order.
    await t.db.delete(pathOrders).where(eq(pathOrders.userId, userId));
    const { steps } = await read('/api/practice-plan');
    return steps.slice(0, 2).map(({ exercise }: { exercise: { id: number } }) => exercise.id);
  };
  for (const phone of ['UH', 'OY', 'AW']) await say(phone, 0.5);
  await say('HH', 0.6);
  expect(await planned()).toEqual([one.id, several.id]);
  for (const phone of ['UH', 'OY', 'AW']) await say(phone, 0.05);
  await say('HH', 0.7);
  expect(await planned()).toEqual([several.id, one.id]);
});

test('a sound that went well comes back once it is due', async () => {
  await buildExercise(t.db, { trains: { sounds: ['OY'] }, difficulty: 1 });
  const said = analysisOf(...Array(6).fill(sound('OY', 0.9)));
  const planned = async () => {
    const { steps } = await read('/api/practice-plan');
    return steps.find((step: { sounds: { phone: string }[] }) => step.sounds[0]!.phone === 'OY');
  };
  await session({ analysis: said, createdAt: new Date(Date.now() - 40 * 24 * 3600 * 1000) });
  expect(await planned()).toMatchObject({
    why: 'due',
    reason: '/ɔɪ/ went well 40 days ago; time to check whether it stuck.',
  });
  await session({ analysis: said });
  expect(await planned()).toBeUndefined();
});

test('the next exercise follows the one practiced last, until nothing is left in its category', async () => {
  const first = await read('/api/next-exercise');
  expect(first.why).toBe('first');
  await session({ exerciseId: first.exercise.id, accuracy: 0.9 });
  const next = await read('/api/next-exercise');
  expect(next.why).toBe('next');
  expect(next.exercise.id).not.toBe(first.exercise.id);
});

test('a challenge of today can be ticked and unticked, by its owner alone', async () => {
  const [one] = await read('/api/challenges');
  const toggle = (body: object) => t.post('/api/challenges/toggle', { headers, body });
  expect((await toggle({ challengeId: one.id, checked: true })).json()[0].checked).toBe(true);
  expect((await toggle({ challengeId: one.id, checked: true })).statusCode).toBe(200);
  const other = await t.signIn((await buildUser(t.db)).id);
  expect((await t.get('/api/challenges', { headers: other })).json()[0].checked).toBe(false);
  expect((await toggle({ challengeId: one.id, checked: false })).json()[0].checked).toBe(false);
});

test('goals tick themselves with today’s takes, saved or not, and cannot be unticked', async () => {
  const all = [
    ...['TH', 'R', 'IH', 'S'].map((phone) => ({ sounds: [phone] })),
    { target: { kind: 'wh-question' as const, ending: 'fall' as const, focusWord: 0 } },
  ];
  const made = [];
  for (const trains of all) made.push(await buildExercise(t.db, { trains }));
  const linking = await buildExercise(t.db, { category: 'accent-reduction' });
  const yesterday = new Date(Date.now() - 26 * 3600 * 1000);
  for (const { id } of [...made, linking]) await session({ exerciseId: id, createdAt: yesterday });
  const goals = async () => (await read('/api/challenges')) as { id: string; reached: boolean }[];
  expect((await goals()).map(({ reached }) => reached)).toEqual([false, false, false]);

  for (const { id: exerciseId, phrase } of [...made, linking]) {
    await buildAnalysis(t.db, { userId, exerciseId, phrase, accuracy: 0.5 });
  }
  for (const phrase of ['One.', 'Two.']) await session({ phrase, accuracy: 0.9 });
  await session({ phrase: 'One.', accuracy: 0.95, createdAt: new Date(Date.now() + 1000) });
  await buildEarRound(t.db, { userId });
  await buildDrill(t.db, { userId, passed: true });
  await finishToday();
  const after = await goals();
  expect(after.map(({ reached }) => reached)).toEqual([true, true, true]);
  const untick = { challengeId: after[0]!.id, checked: false };
  const answer = await t.post('/api/challenges/toggle', { headers, body: untick });
  expect(answer.json()[0]).toMatchObject({ checked: true });
});

test('a take that was refused reaches no goal', async () => {
  const issues = [{ code: 'different-phrase', blocking: true, message: 'Another phrase.' }];
  for (const phrase of ['One.', 'One.', 'Two.', 'Three.']) {
    await buildAnalysis(t.db, { userId, phrase, accuracy: 0, result: { issues } });
  }
  expect((await read('/api/challenges'))[0]).toMatchObject({ reached: false });
});

test.each([
  [{ checked: true }, 400, 'Challenge ID is required'],
  [{ challengeId: '', checked: true }, 400, 'Challenge ID is required'],
  [{ challengeId: 'one', checked: 'yes' }, 400, 'Checked must be true or false'],
  [{ challengeId: 'nothing-like-it', checked: true }, 404, 'This isn’t one of today’s challenges'],
])('the toggle %j answers %i', async (body, status, message) => {
  const answer = await t.post('/api/challenges/toggle', { headers, body });
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
});

test('a reset takes all my practice and nobody else’s', async () => {
  const other = await buildSession(t.db, { analysis: analysisOf(sound('TH', 0.5)) });
  await session({ analysis: analysisOf(sound('TH', 0.5)) });
  const [one] = await read('/api/challenges');
  await t.post('/api/challenges/toggle', { headers, body: { challengeId: one.id, checked: true } });
  expect((await t.post('/api/reset-progress', { headers, body: {} })).statusCode).toBe(200);
  expect(await read('/api/total-stats')).toEqual({ minutes: 0, exercises: 0, accuracy: 0 });
  expect(await read('/api/user-streak')).toMatchObject({ streak: 0, best: 0 });
  expect((await read('/api/sounds/TH')).tries).toBe(0);
  expect((await read('/api/challenges'))[0].checked).toBe(false);
  for (const table of [practiceSessions, practiceTotals, soundTotals]) {
    const rows = await t.db.select({ userId: table.userId }).from(table);
    const owners = rows.map((row) => row.userId);
    expect(owners).not.toContain(userId);
    expect(owners).toContain(other.userId);
  }
});
