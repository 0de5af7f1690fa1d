import { randomUUID } from 'node:crypto';
import { ROUNDS_PER_DAY, type StressAnswer } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { stressRounds, stressTotals, throttleCounters } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { rebuildSums } from '../progress/record/rebuild.ts';
import { resetPractice } from '../progress/record/reset.ts';

const url = '/api/stress-rounds';

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

const answer = (chose = 1, overrides: Partial<StressAnswer> = {}): StressAnswer => ({
  item: 'hotel',
  chose,
  said: null,
  ...overrides,
});
const round = (overrides: object = {}) => ({
  key: randomUUID(),
  at: new Date().toISOString(),
  duration: 70,
  answers: [
    answer(1, { said: 'right' }),
    answer(0, { item: 'develop', said: 'wrong' }),
    answer(1, { item: 'develop', said: 'unsure' }),
    answer(0, { item: 'record-2' }),
  ],
  ...overrides,
});
const send = (body: object, from: object = { headers }) => app.post(url, { ...from, body });
const read = async (path: string) => (await app.get(path, { headers })).json();

test('a round is saved and says what was heard and said of each kind', async () => {
  expect(await read('/api/stress')).toEqual({ kinds: [], recent: [] });
  expect((await send(round())).json()).toMatchObject({ asked: 4, right: 2 });
  const standing = await read('/api/stress');
  expect(standing.kinds).toMatchObject([
    { kind: 'pair', asked: 1, right: 0, said: 0, saidRight: 0 },
    { kind: 'word', asked: 3, right: 2, said: 2, saidRight: 1 },
  ]);
  expect(standing.recent).toEqual([
    { item: 'hotel', asked: 1, right: 1 },
    { item: 'develop', asked: 2, right: 1 },
    { item: 'record-2', asked: 1, right: 0 },
  ]);
});

test('an item is missed until it is answered right', async () => {
  const missed = async () =>
    (await read('/api/stress')).recent.filter(
      ({ asked, right }: { asked: number; right: number }) => right < asked,
    );
  await send(round());
  expect(await missed()).toHaveLength(2);
  const again = [answer(1, { item: 'develop' }), answer(0, { item: 'record-2' })];
  await send({ ...round(), answers: again });
  expect(await missed()).toEqual([{ item: 'record-2', asked: 1, right: 0 }]);
});

test('a round that is sent again is saved once, also at once', async () => {
  const body = round();
  const answers = await Promise.all([send(body), send(body)]);
  answers.push(await send({ ...body, answers: [answer(0)] }));
  expect(new Set(answers.map((one) => one.body)).size).toBe(1);
  expect((await read('/api/stress')).kinds).toMatchObject([{ asked: 1 }, { asked: 3 }]);
});

test('it counts for the day and the streak, is no exercise, and adds up as if counted anew', async () => {
  await send(round());
  await send(round({ duration: 50 }));
  expect(await read('/api/daily-stats')).toMatchObject({ minutes: 2, exercises: 0 });
  expect(await read('/api/user-streak')).toMatchObject({ streak: 1, practicedToday: true });
  const before = await read('/api/stress');
  await rebuildSums(app.db);
  expect(await read('/api/stress')).toEqual(before);
  expect(await read('/api/total-stats')).toMatchObject({ minutes: 2 });
});

test.each([
  ['no answers', { answers: [] }],
  ['eleven answers', { answers: Array.from({ length: 11 }, () => answer()) }],
  ['a fifth syllable', { answers: [answer(4)] }],
  ['a word that is none', { answers: [answer(0, { item: '../x' })] }],
  ['words that are no more', { answers: [answer(0, { item: 'gone' })] }],
  ['another outcome', { answers: [{ ...answer(), said: 'perfect' }] }],
  ['no key', { key: '1' }],
  ['no time', { duration: 0 }],
  ['a moment that is none', { at: 'today' }],
])('%s is refused', async (_what, overrides) => {
  expect((await send(round(overrides))).statusCode).toBe(400);
  expect(await app.db.$count(stressRounds, eq(stressRounds.userId, userId))).toBe(0);
});

test('a word that was taken out while a round waited costs its answer alone', async () => {
  const answers = [answer(), answer(0, { item: 'gone' })];
  expect((await send(round({ answers }))).json()).toMatchObject({ asked: 1, right: 1 });
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
  expect(await app.db.$count(stressRounds, eq(stressRounds.userId, userId))).toBe(0);
  expect(await app.db.$count(stressTotals, eq(stressTotals.userId, userId))).toBe(0);
});
