import { and, eq } from 'drizzle-orm';
import type { readPathSteps, ResultOf } from '@saywell/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { earTotals, exercises, pathChoices, pathOrders } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import {
  buildEarRound,
  buildExercise,
  buildSession,
  buildUser,
  earAnswer,
} from '../../../../test/support/factories.ts';

let t: TestApp;
let userId: number;
let headers: Record<string, string>;

beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
  headers = await t.signIn(userId);
  // There is nothing to say but what a test makes.
  await t.db.delete(exercises);
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
/** Lets the order that this day began with be that of a day before. */
const sleep = () =>
  t.db.update(pathOrders).set({ day: '2026-01-01' }).where(eq(pathOrders.userId, userId));
type Steps = ResultOf<typeof readPathSteps>['steps'];
const wholePath = async (): Promise<Steps> => (await read('/api/path/steps')).steps;
const idsOf = (steps: { contrast: string }[]) => steps.map(({ contrast }) => contrast);
const pick = (contrast: string, choice: unknown, from: object = { headers }) =>
  t.put(`/api/path/steps/${contrast}`, { ...from, body: { choice } });
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
  await sleep();
  expect((await path()).steps[0]).toEqual({
    contrast: 'l-r',
    title: 'light / right',
    why: 'mistakes',
    reason: 'You mixed up light / right 14 out of 20 times.',
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
    // As on the path, where what ends in s or z comes before “very” and “berry.”
    sounds: [{ phone: 'Z' }, { phone: 'V' }, { phone: 'SH' }],
    reason: '/z/ is hard for many people whose first language is Spanish.',
    path: { contrast: 'final-s-z' },
  });
  expect((await read('/api/sounds/V')).tip).toContain('Spanish');
});

test('a step says what the first language has instead, each fact once, and only where it holds', async () => {
  const facts = async () =>
    new Map((await wholePath()).flatMap(({ contrast, fact }) => (fact ? [[contrast, fact]] : [])));
  expect([...(await facts()).keys()]).toEqual([]);
  await choose('german');
  const german = await facts();
  expect(german.get('v-w')).toBe('German w is /v/.');
  expect(german.get('final-t-d')).toBe('At the end of a word, German d becomes t.');
  expect(german.get('dh-z')).toBe('German has no /ð/.');
  const inWords = [...german].filter(([id]) => !id.startsWith('final'));
  expect(JSON.stringify(inWords)).not.toContain('end of a word');
  expect(new Set(german.values()).size).toBe(german.size);
  expect(await read('/api/first-language')).toMatchObject({
    firstLanguage: 'german',
    facts: {
      W: { text: 'German w is /v/.', place: null },
      D: { text: 'At the end of a word, German d becomes t.', place: 'end' },
    },
  });
  await choose('other');
  expect(await read('/api/first-language')).toEqual({ firstLanguage: 'other', facts: {} });
});

test('on its screen, the first language is not named again with each step', async () => {
  await choose('spanish');
  const steps = await wholePath();
  expect(steps.filter(({ reason }) => reason?.includes('first language'))).toEqual([]);
  const typical = steps.filter(({ why }) => why === 'language');
  expect(typical.filter(({ reason, fact }) => (reason === null) !== (fact !== null))).toEqual([]);
  expect(typical.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([null, 'Often mixed up.', 'Sometimes mixed up.']),
  );
});

test('the path says how far somebody is, and has only what is not heard yet', async () => {
  expect(await path()).toMatchObject({ trained: 0, heard: 0, trainedToday: false });
  const { total, steps } = await path();
  expect(total).toBeGreaterThan(40);
  await trained(steps[0].contrast, HEARD);
  await trained(steps[1].contrast, { asked: 10, heard: 2 });
  await sleep();
  const after = await path();
  expect(after).toMatchObject({ total, trained: 2, heard: 1, trainedToday: false });
  expect(after.steps[0].contrast).toBe(steps[1].contrast);
  expect(JSON.stringify(after.steps)).not.toContain(steps[0].contrast);
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
        curve: { first: [], last: [], change: null },
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

test('the order of a day keeps still, however much is heard and said on it', async () => {
  const before = idsOf(await wholePath());
  await session('OY', 0.1);
  await trained('cluster-end-s', { asked: 40, heard: 2, lastAt: new Date() });
  expect(idsOf(await wholePath())).toEqual(before);
  await sleep();
  const after = await wholePath();
  expect(after[0]).toMatchObject({
    contrast: 'cluster-end-s',
    why: 'mistakes',
    trainedToday: true,
    ear: { last: { asked: 10, heard: 9 }, mark: 'not-yet' },
  });
  expect(idsOf(after).indexOf('oy-ay')).toBeLessThan(before.indexOf('oy-ay'));
});

test('a day begins at midnight where the learner is', async () => {
  await t.put('/api/time-zone', { headers, body: { timeZone: 'Pacific/Kiritimati' } });
  await session('OY', 0.1);
  const [{ day } = { day: '' }] = await t.db
    .select()
    .from(pathOrders)
    .where(eq(pathOrders.userId, userId));
  expect(day).toBe(new Date(Date.now() + 14 * 3600 * 1000).toISOString().slice(0, 10));
});

test('a sound that is said badly moves its contrasts up and says so', async () => {
  const place = async () => idsOf(await wholePath()).indexOf('th-s');
  const before = await place();
  await session('TH', 0.2);
  await sleep();
  expect(await place()).toBeLessThan(before);
  expect((await wholePath()).find(({ contrast }) => contrast === 'th-s')).toMatchObject({
    why: 'said',
    reason: 'When you say /θ/, you average 20 out of 100.',
    mouth: [
      { phone: 'TH', ipa: 'θ', accuracy: expect.closeTo(0.2) },
      { phone: 'S', accuracy: null },
    ],
  });
});

const ordersKept = () => t.db.select().from(pathOrders).where(eq(pathOrders.userId, userId));

test('a look writes nothing; the first result of the day, or another language, keeps the order', async () => {
  const before = idsOf(await wholePath());
  await path();
  expect(await ordersKept()).toEqual([]);
  await session('TH', 0.1);
  expect(await ordersKept()).toMatchObject([{ contrasts: before, firstLanguage: null }]);
  await choose('german');
  const [{ contrasts } = { contrasts: before }] = await ordersKept();
  expect(contrasts).not.toEqual(before);
  expect(idsOf(await wholePath())).toEqual(contrasts);
});

test('of several first results at once, none is in the order of the day', async () => {
  const before = idsOf(await wholePath());
  const round = { userId, answers: Array(10).fill(earAnswer(false, 'death-deaf', 'th-f')) };
  await Promise.all([
    session('TH', 0.1),
    buildEarRound(t.db, round),
    session('OY', 0.1),
    buildEarRound(t.db, round),
  ]);
  expect(await ordersKept()).toMatchObject([{ contrasts: before }]);
  expect(idsOf(await wholePath())).toEqual(before);
  await sleep();
  expect(idsOf(await wholePath())[0]).toBe('th-f');
});

describe('a choice', () => {
  test('brings a pinned step to the front of the path, the plan and the rounds', async () => {
    await buildExercise(t.db, { trains: { sounds: ['DH'] } });
    expect((await pick('cluster-s', 'pinned')).json()).toEqual({
      contrast: 'cluster-s',
      choice: 'pinned',
    });
    await pick('oy-ay', 'pinned');
    expect(idsOf((await path()).steps).slice(0, 2)).toEqual(['cluster-s', 'oy-ay']);
    expect((await wholePath())[0]).toMatchObject({ contrast: 'cluster-s', choice: 'pinned' });
    expect((await read('/api/practice-plan')).ear).toMatchObject({ contrast: 'cluster-s' });
    const { path: round } = await read('/api/ear');
    expect(round.pinned).toEqual(['cluster-s', 'oy-ay']);
    expect(round.order.slice(0, 2)).toEqual(['cluster-s', 'oy-ay']);
    await pick('cluster-s', null);
    expect(idsOf((await path()).steps)[0]).toBe('oy-ay');
  });

  test('brings the harder sound of a pinned step first, and of a skipped step neither', async () => {
    for (const phone of ['IH', 'V', 'OY']) {
      await buildExercise(t.db, { trains: { sounds: [phone] } });
    }
    await choose('spanish');
    const planned = async (): Promise<string[]> =>
      (await read('/api/practice-plan')).steps.map(
        ({ sounds }: { sounds: { phone: string }[] }) => sounds[0]!.phone,
      );
    expect((await planned())[0]).toBe('IH');
    await pick('v-b', 'pinned');
    expect((await planned()).slice(0, 2)).toEqual(['V', 'IH']);
    expect((await read('/api/practice-plan')).steps[0].path).toEqual({
      contrast: 'v-b',
      title: 'very / berry',
    });
    for (const id of ['v-b', 'v-w', 'f-v', 'final-f-v']) await pick(id, 'skipped');
    expect(await planned()).not.toContain('V');
  });

  test('leaves a skipped step out of the plan and the rounds until it is put back', async () => {
    await buildExercise(t.db, { trains: { sounds: ['DH'] } });
    await session('DH', 0.2);
    const before = idsOf(await wholePath());
    await pick('dh-d', 'skipped');
    expect((await read('/api/practice-plan')).ear.contrast).toBe('dh-z');
    expect((await read('/api/sounds/DH')).ear.next.contrast).toBe('dh-z');
    expect((await read('/api/ear')).path.order).not.toContain('dh-d');
    expect(idsOf(await wholePath())).toEqual(before);
    await pick('ih-iy', 'skipped');
    expect(idsOf((await path()).steps)).not.toContain('ih-iy');
    await pick('dh-d', null);
    expect((await read('/api/practice-plan')).ear.contrast).toBe('dh-d');
  });

  test('counts once, the last one', async () => {
    await Promise.all([pick('l-r', 'pinned'), pick('l-r', 'pinned')]);
    await pick('l-r', 'skipped');
    const rows = await t.db.select().from(pathChoices).where(eq(pathChoices.userId, userId));
    expect(rows).toMatchObject([{ contrast: 'l-r', choice: 'skipped' }]);
  });

  test.each([
    ['l-r', 'loved', 400],
    ['l-r', undefined, 400],
    ['L_R', 'pinned', 400],
    ['x-y', 'pinned', 404],
  ])('for %s of %j is refused', async (contrast, choice, status) => {
    expect((await pick(contrast, choice)).statusCode).toBe(status);
    expect(await t.db.$count(pathChoices, eq(pathChoices.userId, userId))).toBe(0);
  });

  test('needs an account, and is forgotten with a reset', async () => {
    expect((await pick('l-r', 'pinned', {})).statusCode).toBe(401);
    await pick('l-r', 'skipped');
    await path();
    await t.post('/api/reset-progress', { headers, body: {} });
    expect(await t.db.$count(pathChoices, eq(pathChoices.userId, userId))).toBe(0);
    expect(await t.db.$count(pathOrders, eq(pathOrders.userId, userId))).toBe(0);
  });
});

test('the list of sounds says how many contrasts of each the ear knows', async () => {
  const byEar = async (phone: string) =>
    (await read('/api/sounds')).find((one: { phone: string }) => one.phone === phone).byEar;
  expect(await byEar('DH')).toEqual({ trained: 0, heard: 0, main: false });
  await trained('dh-d');
  await trained('dh-z', HEARD);
  expect(await byEar('DH')).toEqual({ trained: 2, heard: 1, main: false });
  await t.db
    .update(earTotals)
    .set(HEARD)
    .where(and(eq(earTotals.userId, userId), eq(earTotals.contrast, 'dh-d')));
  expect(await byEar('DH')).toEqual({ trained: 2, heard: 2, main: true });
});
