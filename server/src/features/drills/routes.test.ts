import type { Analysis, Drill } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { analyses, drills } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildAnalysis,
  buildExercise,
  buildTrial,
  buildUser,
} from '../../../test/support/factories.ts';
import { hashToken } from '../../tokens.ts';
import { resetPractice } from '../progress/record/reset.ts';
import { takesSince } from '../progress/days/takes-since.ts';

const url = '/api/drills';
const PHRASE = 'Thanks for thinking of me.';
const TOKEN = 'a visitor';

let app: TestApp;
let exerciseId: number;
let userId: number;
let headers: { cookie: string };
beforeAll(async () => {
  app = await testApp();
  exerciseId = (await buildExercise(app.db, { phrase: PHRASE })).id;
});
beforeEach(async () => {
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

/** “thinking” said alone, with a /θ/ that was right or not. */
function heard(verdict: 'good' | 'wrong', issues: Analysis['issues'] = []) {
  const accuracy = verdict === 'good' ? 0.9 : 0.25;
  const sound = { phone: 'TH', ipa: 'θ', start: 0, end: 1, accuracy, verdict };
  const other = { ...sound, phone: 'K', ipa: 'k', accuracy: 0.5, verdict: 'good' };
  const word = { word: 'thinking', start: 0, end: 1, accuracy, kind: 'ok', sounds: [sound, other] };
  return {
    overallAccuracy: accuracy * 100,
    confidence: 0.9,
    words: [word],
    issues,
    contrasts: [{ word: 0, sound: 'TH', instead: 'S', verdict: 'right' }],
  };
}

type Overrides = Parameters<typeof buildAnalysis>[1];
let moment = 0;
/** One saying of the word, each later than the one before. */
async function said(verdict: 'good' | 'wrong' = 'good', overrides: Overrides = {}) {
  moment += 1000;
  const row = await buildAnalysis(app.db, {
    userId,
    exerciseId,
    phrase: 'thinking',
    drilled: 'TH',
    result: heard(verdict),
    createdAt: new Date(Date.now() - 60_000 + moment),
    ...overrides,
  });
  return row.id;
}

const send = (analysisIds: string[], overrides: object = {}, from: object = { headers }) =>
  app.post(url, {
    ...from,
    body: { analysisIds, exerciseId, phrase: PHRASE, duration: 25, ...overrides },
  });
const saved = async (analysisIds: string[], overrides: object = {}) =>
  (await send(analysisIds, overrides)).json<Drill>();
const read = async (path: string, from: Record<string, string> = headers) =>
  (await app.get(path, { headers: from })).json();

test('a drill is saved with its tries in the order in which they were said', async () => {
  const ids = [await said('wrong'), await said(), await said(), await said()];
  const drill = await saved(ids.toReversed());
  expect(drill).toMatchObject({
    word: 'thinking',
    sound: 'TH',
    instead: 'S',
    exerciseId,
    phrase: PHRASE,
    passed: true,
    duration: 25,
  });
  expect(drill.tries.map(({ passed, sound }) => [passed, sound])).toEqual([
    [false, 0.25],
    [true, 0.9],
    [true, 0.9],
    [true, 0.9],
  ]);
  expect(await app.db.$count(analyses, eq(analyses.userId, userId))).toBe(0);
});

test('fewer than three passes at the end are none', async () => {
  expect((await saved([await said(), await said()])).passed).toBe(false);
  const five = [await said(), await said(), await said('wrong'), await said(), await said()];
  expect((await saved(five)).passed).toBe(false);
});

test('a drill that is sent again answers the same drill and counts once', async () => {
  const ids = [await said(), await said(), await said()];
  const answers = await Promise.all([send(ids), send(ids)]);
  answers.push(await send(ids, { duration: 3000 }), await send(ids.toReversed()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await app.db.$count(drills, eq(drills.userId, userId))).toBe(1);
  expect(await read('/api/sounds/TH')).toMatchObject({ tries: 3 });
});

test('it counts for the day, the streak and its own sound, and is no exercise', async () => {
  await saved([await said(), await said('wrong'), await said()], { duration: 61 });
  expect(await read('/api/daily-stats')).toMatchObject({ minutes: 2, exercises: 0, accuracy: 0 });
  expect(await read('/api/total-stats')).toEqual({ minutes: 2, exercises: 0, accuracy: 0 });
  expect(await read('/api/weekly-sessions')).toMatchObject({ totalMinutes: 2 });
  expect(await read('/api/user-streak')).toMatchObject({ streak: 1, practicedToday: true });
  expect(await read('/api/sounds/TH')).toMatchObject({
    tries: 3,
    dueAt: expect.any(String),
    recentWords: [{ word: 'thinking', accuracy: 0.9 }],
  });
  expect(await read('/api/sounds/K')).toMatchObject({ tries: 0 });
  expect(await read('/api/exercise-progress')).toEqual([]);
});

test('the seconds of short drills are added before they are rounded up to minutes', async () => {
  for (let at = 0; at < 5; at++) await saved([await said()], { duration: 20 });
  expect(await read('/api/daily-stats')).toMatchObject({ minutes: 2 });
  expect(await read('/api/total-stats')).toMatchObject({ minutes: 2 });
  expect(await read('/api/weekly-sessions')).toMatchObject({ totalMinutes: 2 });
});

test('its sayings reach no goal of the day, which a take of a phrase does', async () => {
  const since = new Date(Date.now() - 3_600_000);
  await said();
  expect(await takesSince(app.db, userId, since)).toEqual([]);
  await said('good', { drilled: null, phrase: PHRASE });
  expect(await takesSince(app.db, userId, since)).toHaveLength(1);
});

test('its sayings are no takes of the phrase, nor to be saved as one', async () => {
  const id = await said();
  expect(await read(`/api/practice/attempts?exerciseId=${exerciseId}`)).toEqual([]);
  const body = { exerciseId, accuracy: 1, duration: 9, analysisId: id };
  expect((await app.post('/api/practice-sessions', { headers, body })).statusCode).toBe(404);
  expect((await send([id])).statusCode).toBe(200);
});

test('nobody saves the sayings of somebody else, or a take of a phrase', async () => {
  const theirs = await said('good', { userId: (await buildUser(app.db)).id });
  const take = await said('good', { drilled: null });
  for (const id of [theirs, take]) {
    expect((await send([id])).statusCode).toBe(404);
    expect((await send([await said(), id])).statusCode).toBe(404);
    expect(await app.db.$count(analyses, eq(analyses.id, id))).toBe(1);
  }
  expect((await send([await said()], {}, {})).statusCode).toBe(401);
});

test('a drill that could not be saved leaves its sayings to be saved', async () => {
  const mine = await said();
  const other = await said('good', { phrase: 'thanks' });
  expect((await send([mine, other])).statusCode).toBe(400);
  expect((await send([mine])).statusCode).toBe(200);
});

test.each([
  ['a word that the phrase does not have', { phrase: 'Good morning.', exerciseId: undefined }],
  ['no tries', { analysisIds: [] }],
  ['eight sayings', { analysisIds: Array(8).fill('4a3ae5f6-3f55-4d5b-8d4a-2b9a6b1d7f10') }],
  ['what is no analysis', { analysisIds: ['1'] }],
  ['no time', { duration: 0 }],
  ['a day', { duration: 86_400 }],
  ['no phrase', { phrase: ' ' }],
])('%s is refused', async (_what, overrides) => {
  expect((await send([await said()], overrides)).statusCode).toBe(400);
});

const unheard = heard('good', [{ code: 'different-phrase', blocking: true, message: '' }]);

test('what could not be judged is kept as neither, and breaks no row of passes', async () => {
  const ids = [await said(), await said('good', { result: unheard }), await said(), await said()];
  const drill = await saved(ids);
  expect(drill.tries[1]).toEqual({ passed: false, accuracy: null, sound: null });
  expect(drill.passed).toBe(true);
  expect(await read('/api/sounds/TH')).toMatchObject({ tries: 3 });
});

test('a try that its recording spoiled is kept as that', async () => {
  const noisy = heard('good', [
    { code: 'unsure-phrase', blocking: false, message: '' },
    { code: 'noisy', blocking: false, message: '' },
  ]);
  await saved([await said('good', { result: noisy }), await said('good', { result: unheard })]);
  const [kept] = await app.db.select().from(drills).where(eq(drills.userId, userId));
  expect(kept!.tries).toMatchObject([{ spoiled: true }, { accuracy: null }]);
  expect((kept!.tries as object[])[1]).not.toHaveProperty('spoiled');
});

test('a drill in which nothing could be judged is practice without a result', async () => {
  const ids = [];
  for (const _ of [1, 2, 3]) ids.push(await said('good', { result: unheard }));
  expect(await saved(ids)).toMatchObject({ passed: false, tries: [{}, {}, {}] });
  expect(await read('/api/sounds/TH')).toMatchObject({ tries: 0, recentWords: [] });
  expect(await read('/api/user-streak')).toMatchObject({ practicedToday: true });
  expect((await send(ids)).statusCode).toBe(200);
  expect(await app.db.$count(drills, eq(drills.userId, userId))).toBe(1);
});

test('a word of an own phrase is drilled as well', async () => {
  const ids = [await said('good', { exerciseId: null })];
  const drill = await saved(ids, { exerciseId: undefined, phrase: 'I was thinking.' });
  expect(drill).toMatchObject({ exerciseId: null, phrase: 'I was thinking.' });
});

test('a reset forgets drills', async () => {
  await saved([await said()]);
  await resetPractice(app.db, userId);
  expect(await app.db.$count(drills, eq(drills.userId, userId))).toBe(0);
  expect(await read('/api/total-stats')).toMatchObject({ minutes: 0 });
  expect(await read('/api/sounds/TH')).toMatchObject({ tries: 0 });
});

test('a visitor’s drills are those of the account that they open', async () => {
  const { id } = await buildTrial(app.db, { tokenHash: hashToken(TOKEN) });
  const ofTrial = { userId: null, trialId: id };
  const ids = [await said('good', ofTrial), await said('good', ofTrial)];
  const answer = await send(ids, { sessionToken: TOKEN }, {});
  expect(answer.statusCode).toBe(200);
  expect((await send(ids, { sessionToken: TOKEN }, {})).body).toBe(answer.body);
  expect(await read('/api/sounds/TH')).toMatchObject({ tries: 0 });

  for (const times of [1, 2]) {
    await app.post('/api/anonymous/claim', { headers, body: { sessionToken: TOKEN } });
    expect(await read('/api/sounds/TH'), `claimed ${times} times`).toMatchObject({ tries: 2 });
    expect(await read('/api/total-stats')).toMatchObject({ minutes: 1 });
  }
  expect(await app.db.$count(drills, eq(drills.userId, userId))).toBe(1);
});
