import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildUser } from '../../../test/support/factories.ts';

let t: TestApp;
let headers: Record<string, string>;
let easyId: number;

beforeAll(async () => {
  t = await testApp();
  headers = await t.signIn((await buildUser(t.db)).id);
  await buildExercise(t.db, { title: 'Hard', difficulty: 9 });
  easyId = (await buildExercise(t.db, { title: 'Easy', difficulty: 1 })).id;
  await buildExercise(t.db, { title: 'Tune', category: 'intonation', difficulty: 2 });
});

const titles = async (url: string) =>
  (await t.get(url, { headers })).json().map((exercise: { title: string }) => exercise.title);

test('exercises need a signed-in session', async () => {
  expect((await t.get('/api/exercises')).statusCode).toBe(401);
});

test('exercises come easiest first', async () => {
  expect(await titles('/api/exercises')).toEqual(['Easy', 'Tune', 'Hard']);
});

test('a category narrows the list; an unknown one has no exercises', async () => {
  expect(await titles('/api/exercises?category=intonation')).toEqual(['Tune']);
  expect(await titles('/api/exercises?category=cooking')).toEqual([]);
});

test.each(['', 'x'.repeat(51)])('the category %j is refused', async (category) => {
  expect((await t.get(`/api/exercises?category=${category}`, { headers })).statusCode).toBe(400);
});

test('one exercise is found by its id', async () => {
  expect((await t.get(`/api/exercises/${easyId}`, { headers })).json()).toMatchObject({
    title: 'Easy',
    difficulty: 1,
  });
});

test.each([
  ['abc', 400],
  ['1.5', 400],
  ['-1', 400],
  ['99999999999', 400],
  ['2147483647', 404],
])('the id %s answers %i', async (id, status) => {
  expect((await t.get(`/api/exercises/${id}`, { headers })).statusCode).toBe(status);
});
