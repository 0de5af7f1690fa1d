import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { earTotals } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildSession, buildUser } from '../../../test/support/factories.ts';

let t: TestApp;
let userId: number;
let headers: Record<string, string>;

beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
  headers = await t.signIn(userId);
});

const read = async (url: string) => (await t.get(url, { headers })).json();
const path = () => read('/api/path');
const choose = (firstLanguage: unknown) =>
  t.put('/api/first-language', { headers, body: { firstLanguage } });

const DAY_MS = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Rounds with a contrast, the last of them yesterday. */
const trained = (contrast: string, values: Partial<typeof earTotals.$inferInsert> = {}) =>
  t.db.insert(earTotals).values({
    userId,
    contrast,
    asked: 10,
    heard: 9,
    lastAsked: 10,
    lastHeard: 9,
    lastAt: daysAgo(1),
    ...values,
  });
/** A session in which a sound was said often enough to be known. */
const session = (phone: string, accuracy: number) =>
  buildSession(t.db, {
    userId,
    accuracy,
    analysis: {
      words: Array.from({ length: 6 }, () => ({
        word: 'this',
        kind: 'ok',
        sounds: [{ phone, accuracy }],
      })),
    },
  });
const HEARD = { wellFirstAt: daysAgo(3), wellLastAt: daysAgo(1) };

test('who has not said their language begins with what matters most', async () => {
  const { firstLanguage, steps } = await path();
  expect(firstLanguage).toBeNull();
  expect(steps).toHaveLength(3);
  expect(steps[0]).toMatchObject({ contrast: 'ih-iy', title: 'ship / sheep', why: 'load' });
});

test('the first language decides what comes first, until it is taken back', async () => {
  const answer = await choose('japanese');
  expect(answer.statusCode).toBe(200);
  const { firstLanguage, steps } = answer.json();
  expect(firstLanguage).toBe('japanese');
  expect(steps.map(({ contrast }: { contrast: string }) => contrast)).toContain('l-r');
  expect(steps[0].reason).toContain('whose first language is Japanese');
  expect(await path()).toEqual(answer.json());
  expect((await choose(null)).json().steps[0].why).toBe('load');
});

test('own mistakes come first, told with how many they were', async () => {
  await choose('spanish');
  await trained('l-r', { asked: 20, heard: 6 });
  expect((await path()).steps[0]).toEqual({
    contrast: 'l-r',
    title: 'light / right',
    why: 'mistakes',
    reason: 'You mixed up light / right 14 of 20 times.',
  });
});

test.each(['klingon', '', 7, {}, undefined])('the language %j is refused', async (language) => {
  expect((await choose(language)).statusCode).toBe(400);
  expect((await path()).firstLanguage).toBeNull();
});

test('the plan begins with what is typically hard for the first language, and a sound has a tip for it', async () => {
  expect((await read('/api/sounds/V')).tip).toBeNull();
  const typical = await buildExercise(t.db, { trains: { sounds: ['SH', 'V', 'Z'] } });
  await buildExercise(t.db, { trains: { sounds: ['G', 'K', 'S'] } });
  await choose('spanish');
  const { steps } = await read('/api/practice-plan');
  expect(steps[0]).toMatchObject({
    exercise: { id: typical.id },
    why: 'new',
    reason: '/v/ is often hard for people whose first language is Spanish.',
  });
  expect((await read('/api/sounds/V')).tip).toContain('Spanish');
});

test('the path says how far somebody is, and has only what is not heard yet', async () => {
  expect(await path()).toMatchObject({ trained: 0, heard: 0, trainedToday: false });
  const { total, steps } = await path();
  expect(total).toBeGreaterThan(40);
  await trained(steps[0].contrast, HEARD);
  await trained(steps[1].contrast, { asked: 10, heard: 2 });
  const after = await path();
  expect(after).toMatchObject({ total, trained: 2, heard: 1, trainedToday: false });
  expect(after.steps[0].contrast).toBe(steps[1].contrast);
  expect(JSON.stringify(after.steps)).not.toContain(steps[0].reason);
});

test('what was trained today waits for another day', async () => {
  const noon = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2);
  await trained('l-r', { heard: 2, lastAt: noon });
  expect(await path()).toMatchObject({ trainedToday: false, steps: [{ contrast: 'l-r' }, {}, {}] });
  await t.db.update(earTotals).set({ lastAt: new Date() }).where(eq(earTotals.userId, userId));
  const today = await path();
  expect(today.trainedToday).toBe(true);
  expect(JSON.stringify(today.steps)).not.toContain('l-r');
});

test('a sound says which of its contrasts were trained by ear, and which comes next', async () => {
  const ear = async () => (await read('/api/sounds/DH')).ear;
  expect(await ear()).toEqual({ trained: [], next: { contrast: 'dh-d', title: 'they / day' } });
  await trained('dh-d', { asked: 30, heard: 20 });
  await trained('l-r');
  expect(await ear()).toEqual({
    trained: [
      {
        contrast: 'dh-d',
        title: 'they / day',
        last: { asked: 10, heard: 9 },
        mark: 'not-yet',
      },
    ],
    next: { contrast: 'dh-z', title: 'clothing / closing' },
  });
  await trained('dh-z', HEARD);
  expect(await ear()).toMatchObject({ trained: [{}, { mark: 'heard' }], next: null });
});

test('the plan has the ear before the mouth while a contrast of its sounds is below the mark', async () => {
  await buildExercise(t.db, { trains: { sounds: ['DH'] } });
  await session('DH', 0.2);
  const plan = async () => {
    const { ear, steps } = await read('/api/practice-plan');
    expect(steps[0].sounds).toMatchObject([{ phone: 'DH' }]);
    return ear?.contrast ?? null;
  };
  expect(await plan()).toBe('dh-d');
  await trained('dh-d');
  expect(await plan()).toBe('dh-d');
  await t.db.update(earTotals).set(HEARD).where(eq(earTotals.userId, userId));
  expect(await plan()).toBe('dh-z');
  await trained('l-r', { lastAt: new Date() });
  expect(await plan()).toBeNull();
});
