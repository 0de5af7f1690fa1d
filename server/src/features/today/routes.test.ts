import type { readToday, ResultOf } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dailyRounds, exercises, soundTotals, users } from '../../db/schema.ts';
import { findSlips } from './slips.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildDrill,
  buildEarRound,
  buildExercise,
  buildSession,
  buildStressRound,
  buildUser,
  earAnswer,
} from '../../../test/support/factories.ts';
import { resetPractice } from '../progress/record/reset.ts';

type Today = ResultOf<typeof readToday>;
type Made = Awaited<ReturnType<typeof buildExercise>>;

let t: TestApp;
let userId: number;
let headers: { cookie: string };
let made: Record<'V' | 'OY' | 'everyday' | 'slipped', Made>;

beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
  headers = await t.signIn(userId);
  await t.db.delete(exercises);
  made = {
    V: await buildExercise(t.db, { trains: { sounds: ['V'] } }),
    OY: await buildExercise(t.db, { trains: { sounds: ['OY'] } }),
    everyday: await buildExercise(t.db, { category: 'accent-reduction', trains: {} }),
    slipped: await buildExercise(t.db, { phrase: 'I think so.', trains: {} }),
  };
});

const read = async (): Promise<Today> => (await t.get('/api/today', { headers })).json();
const begin = async (): Promise<Today> =>
  (await t.post('/api/today', { headers, body: {} })).json();
const skip = (step: string, skipped = true) =>
  t.put('/api/today/skipped', { headers, body: { step, skipped } });
const kinds = ({ steps }: Today) => steps.map(({ step }) => step.kind);
const idOf = ({ steps }: Today, kind: string) =>
  steps.find(({ step }) => step.kind === kind)!.step.id;
const stateOf = ({ steps }: Today, kind: string) => steps.find(({ step }) => step.kind === kind)!;

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** “think” with the sound that it begins with, as it was said. */
const thinking = (
  accuracy: number,
  verdict: 'good' | 'wrong',
  { kind = 'ok', ...more }: { kind?: string; maybe?: string } = {},
) => ({
  confidence: 0.9,
  words: [
    { word: 'I', kind: 'ok', accuracy: 0.9, sounds: [] },
    {
      word: 'think',
      kind,
      accuracy,
      sounds: [
        { phone: 'TH', ipa: 'θ', accuracy, verdict, heard: { phone: 'S', ipa: 's' }, ...more },
      ],
    },
  ],
});
const slip = (values: Parameters<typeof buildSession>[1] = {}) =>
  buildSession(t.db, {
    userId,
    exerciseId: made.slipped.id,
    phrase: made.slipped.phrase,
    accuracy: 0.6,
    analysis: thinking(0.48, 'wrong'),
    createdAt: ago(26),
    ...values,
  });
const said = (exercise: Made, values: Parameters<typeof buildSession>[1] = {}) =>
  buildSession(t.db, { userId, exerciseId: exercise.id, phrase: exercise.phrase, ...values });
const knows = (phone: string, dueAt: Date) =>
  t.db.insert(soundTotals).values({
    userId,
    phone,
    tries: 20,
    accuracySum: 10,
    lastPracticedAt: ago(50),
    dueAt,
  });

test('it is a round by ear, two sounds, a word that went wrong, and a phrase', async () => {
  await slip();
  const today = await read();
  expect(kinds(today)).toEqual(['ear', 'sound', 'sound', 'drill', 'phrase']);
  expect(today).toMatchObject({ minutes: 5, begun: false, finished: false });
  expect(stateOf(today, 'drill').step).toMatchObject({
    exercise: { id: made.slipped.id },
    word: 'think',
    index: 1,
    sound: { phone: 'TH', ipa: 'θ' },
    heard: { phone: 'S' },
    before: 48,
  });
  expect(today.steps.at(-1)!.step).toMatchObject({ exercise: { id: made.everyday.id } });
  expect((await t.get('/api/today')).statusCode).toBe(401);
});

test('the word of a sound that was left out is drilled for that, if the take was clear', async () => {
  const take = thinking(0.48, 'wrong');
  Object.assign(take.words[1]!.sounds[0]!, { heard: undefined, dropped: true });
  await slip({ analysis: take });
  const step = async () => stateOf(await read(), 'drill').step;
  expect(await step()).toMatchObject({ word: 'think', heard: null, dropped: true });
  await slip({ analysis: { ...take, confidence: 0.6 }, createdAt: ago(25) });
  expect(await step()).not.toHaveProperty('dropped');
});

test('what there is nothing for is left out', async () => {
  await buildEarRound(t.db, { userId });
  expect(kinds(await read())).toEqual(['sound', 'sound', 'phrase']);
  await t.db.delete(exercises);
  const empty = await begin();
  expect(empty).toMatchObject({ steps: [], begun: false, finished: false });
});

test('a sound that is due comes before a weak one that is not', async () => {
  await knows('V', ago(-72));
  await knows('OY', ago(1));
  const [first] = (await read()).steps.filter(({ step }) => step.kind === 'sound');
  expect(first!.step).toMatchObject({ sound: { phone: 'OY' }, before: 50 });
});

test('a word that was drilled since, or is said well by now, is not drilled again', async () => {
  await slip();
  const drill = { userId, exerciseId: made.slipped.id, phrase: made.slipped.phrase };
  await buildDrill(t.db, { ...drill, word: 'think', sound: 'TH', createdAt: ago(25) });
  expect(kinds(await read())).toContain('drill');
  await buildDrill(t.db, {
    ...drill,
    word: 'think',
    sound: 'TH',
    passed: true,
    createdAt: ago(25),
  });
  expect(kinds(await read())).not.toContain('drill');
  await slip({ createdAt: ago(24.5) });
  expect(kinds(await read())).toContain('drill');
  await slip({ createdAt: ago(24.2), analysis: thinking(0.9, 'good') });
  expect(kinds(await read())).not.toContain('drill');
});

test.each([
  ['two weeks ago', { createdAt: ago(15 * 24) }],
  ['in a take that was in doubt', { accuracy: null }],
  ['under noise', { analysis: thinking(0.48, 'wrong', { kind: 'covered' }) }],
])('a word that went wrong %s is not drilled', async (_when, values) => {
  await slip(values);
  expect(kinds(await read())).not.toContain('drill');
});

test('once begun its steps stay, whatever is practiced, and wherever it is begun again', async () => {
  const [begun, again] = await Promise.all([begin(), begin()]);
  expect(again).toEqual(begun);
  expect(begun).toMatchObject({ begun: true });
  await said(made.V);
  await slip();
  const ids = ({ steps }: Today) => steps.map(({ step }) => step.id);
  expect(ids(await read())).toEqual(ids(begun));
  expect(ids(await begin())).toEqual(ids(begun));
  const rows = await t.db.select().from(dailyRounds).where(eq(dailyRounds.userId, userId));
  expect(rows).toHaveLength(1);
});

test.each([
  ['is not asked for again', {}, []],
  ['is asked for again if the recordings were why', { spoiled: true }, ['think']],
])('a drill that could not be judged does its step, and %s', async (_what, why, again) => {
  await slip();
  await begin();
  const { slipped } = made;
  const unjudged = { passed: false, accuracy: null, sound: null, ...why };
  await buildDrill(t.db, {
    userId,
    exerciseId: slipped.id,
    phrase: slipped.phrase,
    word: 'think',
    sound: 'TH',
    tries: [unjudged, unjudged, unjudged],
  });
  expect(stateOf(await read(), 'drill')).toMatchObject({
    state: 'done',
    result: { tries: 0, passes: 0, inPhrase: null },
  });
  const later = await findSlips(t.db, userId, { now: ago(-24), today: ago(-12) });
  expect(later.map(({ word }) => word)).toEqual(again);
});

test('a step is done by what was saved that day, with its own numbers', async () => {
  await slip();
  await begin();
  const drill = { exerciseId: made.slipped.id, phrase: made.slipped.phrase, word: 'think' };
  const tries = [false, true, true, true].map((passed) => ({ passed, accuracy: 0.8, sound: 0.8 }));
  await buildEarRound(t.db, {
    userId,
    answers: [...Array.from({ length: 9 }, () => earAnswer()), earAnswer(false)],
  });
  await slip({ createdAt: ago(0), analysis: thinking(0.7, 'good') });
  expect(stateOf(await read(), 'drill')).toMatchObject({ state: 'open' });
  await buildDrill(t.db, { userId, ...drill, sound: 'TH', tries, passed: true });
  expect(stateOf(await read(), 'drill')).toMatchObject({
    state: 'done',
    result: { tries: 4, passes: 3, inPhrase: null },
  });
  for (const doubt of [{ kind: 'covered' }, { maybe: 'S' }]) {
    await slip({ createdAt: ago(0), analysis: thinking(0.81, 'good', doubt) });
    expect(stateOf(await read(), 'drill')).toMatchObject({ result: { inPhrase: null } });
  }
  await slip({ createdAt: ago(0), analysis: thinking(0.81, 'good') });
  await said(made.everyday, { accuracy: 0.86 });
  const today = await read();
  expect(stateOf(today, 'ear')).toMatchObject({
    state: 'done',
    result: { contrasts: [{ title: 'ship / sheep', asked: 10, heard: 9 }] },
  });
  expect(stateOf(today, 'drill')).toMatchObject({
    state: 'done',
    result: { tries: 4, passes: 3, inPhrase: 81 },
  });
  expect(stateOf(today, 'phrase')).toMatchObject({ state: 'done', result: { score: 86 } });
  expect(stateOf(today, 'sound')).toMatchObject({ state: 'open', result: null });
  expect(today.finished).toBe(false);
  const boy = (kind: string) => ({
    analysis: {
      words: [{ word: 'boy', kind, accuracy: 1, sounds: [{ phone: 'OY', accuracy: 0.7 }] }],
    },
  });
  await said(made.OY, { accuracy: 0.9, ...boy('covered') });
  const results = async () => (await read()).steps.map(({ result }) => result);
  expect(await results()).toContainEqual({ kind: 'sound', score: 90, sound: null });
  await said(made.OY, { accuracy: 0.9, ...boy('ok') });
  await said(made.V);
  expect(await read()).toMatchObject({ finished: true });
  expect(await results()).toContainEqual({ kind: 'sound', score: 90, sound: 70 });
  expect(await results()).toContainEqual({ kind: 'sound', score: 80, sound: null });
});

test('no exercise stands for two steps', async () => {
  await slip({ phrase: made.everyday.phrase, exerciseId: made.everyday.id });
  const { steps } = await begin();
  const ids = steps.flatMap(({ step }) => ('exercise' in step ? [step.exercise.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
});

test('practice of yesterday, in doubt, or by somebody else does no step', async () => {
  await begin();
  await said(made.everyday, { createdAt: ago(26) });
  await said(made.everyday, { accuracy: null });
  await said(made.everyday, { userId: (await buildUser(t.db)).id });
  expect(stateOf(await read(), 'phrase')).toMatchObject({ state: 'open' });
});

test('a skipped step is over, can be taken up again, and counts if it is done', async () => {
  const today = await read();
  const both = await Promise.all([skip(idOf(today, 'ear')), skip(idOf(today, 'phrase'))]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await skip('ear');
  expect(stateOf(await read(), 'ear').state).toBe('skipped');
  expect(stateOf(await read(), 'phrase').state).toBe('skipped');
  await skip('ear', false);
  expect(stateOf(await read(), 'ear').state).toBe('open');
  await said(made.everyday);
  expect(stateOf(await read(), 'phrase').state).toBe('done');
  for (const { step } of today.steps) await skip(step.id);
  expect((await read()).finished).toBe(true);
});

test.each([
  [{ step: 'sound-0', skipped: true }, 404],
  [{ step: '../x', skipped: true }, 400],
  [{ step: 'ear' }, 400],
  [{ skipped: true }, 400],
])('skipping %j is refused', async (body, status) => {
  expect((await t.put('/api/today/skipped', { headers, body })).statusCode).toBe(status);
});

test('who wants more minutes a day gets more steps', async () => {
  for (const phone of ['AA', 'AE', 'B', 'CH', 'D', 'EH']) {
    await buildExercise(t.db, { trains: { sounds: [phone] } });
  }
  await t.db.update(users).set({ minutesADay: 15 }).where(eq(users.id, userId));
  const today = await begin();
  expect(today.minutes).toBe(15);
  expect(kinds(today).filter((kind) => kind === 'sound')).toHaveLength(8);
  await t.db.update(users).set({ minutesADay: 5 }).where(eq(users.id, userId));
  expect(await read()).toMatchObject({ minutes: 15, steps: { length: today.steps.length } });
});

test('each calendar has a day of its own', async () => {
  const on = async (timeZone: string) =>
    (await t.post(`/api/today?timeZone=${timeZone}`, { headers, body: {} })).json() as Today;
  const [east, west] = [await on('Pacific/Kiritimati'), await on('Etc/GMT%2B12')];
  expect(east.date > west.date).toBe(true);
  expect(await t.db.$count(dailyRounds, eq(dailyRounds.userId, userId))).toBe(2);
});

test('a reset forgets it', async () => {
  await begin();
  await resetPractice(t.db, userId);
  expect(await read()).toMatchObject({ begun: false });
});

test('where the stress gym is due, it takes the place of the ear, and a round of it is the step', async () => {
  await buildEarRound(t.db, { userId, createdAt: ago(50) });
  expect(kinds(await begin())).toEqual(['stress', 'sound', 'sound', 'phrase']);
  await buildStressRound(t.db, { userId });
  expect(stateOf(await read(), 'stress')).toMatchObject({
    state: 'done',
    result: { asked: 1, right: 1, said: 0 },
  });
});
