import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { exercises, scenes, users } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildScene, buildUser } from '../../../test/support/factories.ts';
import { insertRun } from '../scenes/runs.ts';
import { chooseSteps } from './choose-steps.ts';
import { resultsOf } from './results.ts';
import { sceneStep } from './scene-step.ts';

const day = (number: number) => ({
  number,
  start: new Date('2026-11-23T00:00:00Z'),
  end: new Date('2026-11-24T00:00:00Z'),
  now: new Date('2026-11-23T15:00:00Z'),
});

let t: TestApp;
let userId: number;
let easy: string;
let hard: string;
beforeEach(async () => {
  t ??= await testApp();
  await t.db.delete(exercises);
  await t.db.delete(scenes);
  userId = (await buildUser(t.db)).id;
  hard = (await buildScene(t.db, { level: 6, title: 'A meeting' })).slug;
  easy = (await buildScene(t.db, { level: 2 })).slug;
});

const ALL = [0, 1, 2, 3, 4, 5];

/** With a score for each of these lines, of both parts or of one. */
const played = (
  scene: string,
  hour: number,
  score: number | null = 70,
  said = ALL,
  part: 0 | 1 | null = null,
) =>
  insertRun(t.db, {
    userId,
    key: randomUUID(),
    scene,
    mode: 'part',
    part,
    withText: true,
    score,
    lines: said.map((line) => ({ line, score })),
    duration: 60,
    createdAt: new Date(Date.UTC(2026, 10, 23, hour)),
  });
const next = async () => (await sceneStep(t.db, userId))?.slug;
const kinds = async (minutes: 5 | 10 | 15, number: number) =>
  (await chooseSteps(t.db, userId, minutes, day(number))).map(({ kind }) => kind);

test('a new scene near one’s level comes first, then the one played longest ago', async () => {
  expect(await next()).toBe(easy);
  await t.db.update(users).set({ level: 6 });
  expect(await next()).toBe(hard);
  await played(hard, 1);
  expect(await next()).toBe(easy);
  await played(easy, 2);
  expect(await next()).toBe(hard);
  expect(await sceneStep(t.db, userId)).toMatchObject({ title: 'A meeting', before: 70 });
});

test('a scene without lines is not offered, and without scenes there is no step', async () => {
  await t.db.update(exercises).set({ sceneLine: null });
  expect(await sceneStep(t.db, userId)).toBeUndefined();
});

test('every third day a scene takes the place of a phrase, where there is time for one', async () => {
  for (let made = 0; made < 2; made++) await buildExercise(t.db, { category: 'intonation' });
  const everyday = async (minutes: 5 | 10 | 15, number: number) =>
    (await kinds(minutes, number)).filter((kind) => kind === 'phrase' || kind === 'scene');
  expect(await everyday(5, 3)).toEqual(['phrase']);
  expect(await everyday(10, 3)).toEqual(['scene']);
  expect(await everyday(10, 4)).toEqual(['phrase']);
  expect(await everyday(15, 3)).toEqual(['phrase', 'scene']);
});

test('the step is done by a run of that day through that scene', async () => {
  const step = (await sceneStep(t.db, userId))!;
  const result = async () => (await resultsOf(t.db, { userId, ...day(3) }, [step])).get(step.id);
  await played(hard, 2);
  await played(easy, -2);
  expect(await result()).toBeUndefined();
  await played(easy, 9, null);
  expect(await result()).toEqual({ kind: 'scene', score: null, scored: 0, lines: 6 });
  await played(easy, 10, 81.6);
  expect(await result()).toEqual({ kind: 'scene', score: 82, scored: 6, lines: 6 });
  await played(easy, 11, 90, [1, 2]);
  expect(await result()).toEqual({ kind: 'scene', score: 90, scored: 2, lines: 6 });
  await played(easy, 12, 100, [1], 1);
  expect(await result()).toEqual({ kind: 'scene', score: 100, scored: 1, lines: 3 });
});
