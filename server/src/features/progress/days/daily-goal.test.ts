import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildUser } from '../../../../test/support/factories.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  t ??= await testApp();
  headers = await t.signIn((await buildUser(t.db)).id);
});

const goal = async () => (await t.get('/api/daily-goal', { headers })).json();
const choose = (minutes: unknown) => t.put('/api/daily-goal', { headers, body: { minutes } });

test('nobody has a daily goal before they choose one, and it can be taken back', async () => {
  expect(await goal()).toEqual({ minutes: null });
  expect((await choose(10)).json()).toEqual({ minutes: 10 });
  expect(await goal()).toEqual({ minutes: 10 });
  await choose(null);
  expect(await goal()).toEqual({ minutes: null });
});

test.each([0, 7, 60, '10', undefined])('%j minutes are refused in plain words', async (minutes) => {
  const answer = await choose(minutes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Choose 5, 10, or 15 minutes');
  expect(await goal()).toEqual({ minutes: null });
});
