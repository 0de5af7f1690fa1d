import { beforeEach, expect, test } from 'vitest';
import { earTotals } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildUser } from '../../../test/support/factories.ts';

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
  await t.db.insert(earTotals).values({
    userId,
    contrast: 'l-r',
    asked: 20,
    heard: 6,
    lastAsked: 10,
    lastHeard: 3,
    lastAt: new Date(),
  });
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
