import { randomUUID } from 'node:crypto';
import { type EarAnswer, ROUNDS_PER_DAY, type ResultOf, type earStanding } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { earRounds, earTotals, throttleCounters } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { resetPractice } from '../progress/record/reset.ts';

const url = '/api/ear-rounds';
const HOUR_MS = 3_600_000;

let app: TestApp;
let userId: number;
let headers: { cookie: string };
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  userId = (await buildUser(app.db)).id;
  headers = await app.signIn(userId);
});

const answer = (heard: boolean, pair = 'ship-sheep'): EarAnswer => ({
  pair,
  said: 1,
  chose: heard ? 1 : 0,
  voice: 'en-US-Neural2-F',
  ms: 900,
});
/** Ten questions for a pair, so many of them heard. */
const ten = (heard: number, pair?: string) =>
  Array.from({ length: 10 }, (_, at) => answer(at < heard, pair));
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const round = (overrides: object = {}) => ({
  key: randomUUID(),
  at: ago(0),
  duration: 110,
  answers: [...ten(9), ...ten(6, 'light-right')],
  ...overrides,
});
const send = (body: object, from: object = { headers }) => app.post(url, { ...from, body });
const read = async (path: string) => (await app.get(path, { headers })).json();
const standing = async (zone = 'UTC') =>
  (await read(`/api/ear?timeZone=${zone}`)) as ResultOf<typeof earStanding>;

test('a round is saved and says what was heard of each contrast and pair', async () => {
  expect(await standing()).toMatchObject({ contrasts: [], recent: [] });
  const saved = await send(round());
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ asked: 20, heard: 15 });
  expect(await standing()).toMatchObject({
    contrasts: [
      { contrast: 'ih-iy', asked: 10, heard: 9, last: { asked: 10, heard: 9 }, mark: 'once' },
      { contrast: 'l-r', asked: 10, heard: 6, mark: 'not-yet' },
    ],
    recent: [
      { pair: 'ship-sheep', asked: 10, heard: 9 },
      { pair: 'light-right', asked: 10, heard: 6 },
    ],
  });
});

test('a contrast counts as heard at 9 of 10 on two days, as the learner’s calendar has them', async () => {
  const noon = Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS - 12 * HOUR_MS;
  const at = (hours: number) => new Date(noon + hours * HOUR_MS).toISOString();
  await send(round({ at: at(-2), answers: ten(9) }));
  await send(round({ at: at(2), answers: ten(10) }));
  expect((await standing('UTC')).contrasts).toMatchObject([{ mark: 'once' }]);
  // There midnight lies between the two.
  expect((await standing('Pacific/Auckland')).contrasts).toMatchObject([{ mark: 'heard' }]);
  await send(round({ at: at(-24), answers: ten(8) }));
  expect((await standing('UTC')).contrasts).toMatchObject([{ mark: 'once' }]);
  await send(round({ at: at(-24), answers: ten(9) }));
  expect((await standing('UTC')).contrasts).toMatchObject([{ mark: 'heard' }]);
  // Mixed up again, it comes back.
  await send(round({ at: at(3), answers: ten(3) }));
  expect((await standing('UTC')).contrasts).toMatchObject([{ mark: 'once' }]);
  await send(round({ at: at(4), answers: ten(9) }));
  expect((await standing('UTC')).contrasts).toMatchObject([{ mark: 'heard' }]);
});

test('nine questions heard are not enough', async () => {
  await send(round({ answers: ten(10).slice(1) }));
  expect((await standing()).contrasts).toMatchObject([{ asked: 9, heard: 9, mark: 'not-yet' }]);
});

test('a round that comes late leaves the last one the last', async () => {
  await send(round({ at: ago(1), answers: ten(7) }));
  await send(round({ at: ago(50), answers: ten(2) }));
  expect((await standing()).contrasts).toMatchObject([{ asked: 20, heard: 9, last: { heard: 7 } }]);
});

test('a round that is sent again is saved once, whoever else uses its key', async () => {
  const body = round();
  const answers = await Promise.all([send(body), send(body)]);
  answers.push(await send({ ...body, answers: ten(1) }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((one) => one.body)).size).toBe(1);
  expect((await standing()).contrasts).toMatchObject([{ asked: 10 }, { asked: 10 }]);
  const other = await app.signIn((await buildUser(app.db)).id);
  expect((await send(body, { headers: other })).json()).not.toEqual(answers[0]?.json());
});

test('it counts for the day and the streak, and is no exercise', async () => {
  await send(round({ duration: 70 }));
  await send(round({ duration: 50 }));
  expect(await read('/api/daily-stats')).toMatchObject({ minutes: 2, exercises: 0 });
  expect(await read('/api/total-stats')).toEqual({ minutes: 2, exercises: 0, accuracy: 0 });
  expect(await read('/api/weekly-sessions')).toMatchObject({ totalMinutes: 2 });
  expect(await read('/api/user-streak')).toMatchObject({ streak: 1, practicedToday: true });
});

test.each([
  ['no answers', { answers: [] }],
  ['21 answers', { answers: [...ten(1), ...ten(1), answer(true)] }],
  ['a pair that is no word', { answers: [...ten(9), answer(true, '../x')] }],
  ['a round of pairs that are no more', { answers: [answer(true, 'ship-shape')] }],
  ['a third word', { answers: [{ ...answer(true), chose: 2 }] }],
  ['a voice that is none', { answers: [{ ...answer(true), voice: '../x' }] }],
  ['an answer from the past', { answers: [{ ...answer(true), ms: -1 }] }],
  ['an hour for a word', { answers: [{ ...answer(true), ms: 3_600_000 }] }],
  ['no key', { key: '1' }],
  ['no time', { duration: 0 }],
  ['a day', { duration: 86_400 }],
  ['a moment that is none', { at: 'today' }],
  ['a round of last year', { at: ago(24 * 31) }],
])('%s is refused', async (_what, overrides) => {
  expect((await send(round(overrides))).statusCode).toBe(400);
  expect(await app.db.$count(earRounds, eq(earRounds.userId, userId))).toBe(0);
});

test('a pair that was taken out while a round waited costs its answers alone', async () => {
  const saved = await send(round({ answers: [...ten(9), answer(false, 'ship-shape')] }));
  expect(saved.json()).toMatchObject({ asked: 10, heard: 9 });
  expect(await standing()).toMatchObject({
    contrasts: [{ contrast: 'ih-iy', asked: 10, heard: 9, mark: 'once' }],
    recent: [{ pair: 'ship-sheep' }],
  });
});

test('a clock that is ahead does not make a round of tomorrow', async () => {
  const saved = await send(round({ at: ago(-30) }));
  expect(Date.parse(saved.json().createdAt)).toBeLessThanOrEqual(Date.now());
});

test('nobody saves rounds without end, nor without an account', async () => {
  await send(round());
  await app.db.update(throttleCounters).set({ count: ROUNDS_PER_DAY });
  expect((await send(round())).statusCode).toBe(429);
  expect((await send(round(), {})).statusCode).toBe(401);
  await app.db.delete(throttleCounters);
});

test('a reset forgets rounds', async () => {
  await send(round());
  await resetPractice(app.db, userId);
  expect(await app.db.$count(earRounds, eq(earRounds.userId, userId))).toBe(0);
  expect(await app.db.$count(earTotals, eq(earTotals.userId, userId))).toBe(0);
  expect(await standing()).toMatchObject({ contrasts: [], recent: [] });
  expect(await read('/api/total-stats')).toMatchObject({ minutes: 0 });
});
