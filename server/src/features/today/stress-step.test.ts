import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import {
  buildEarRound,
  buildExercise,
  buildSession,
  buildStressRound,
  buildUser,
  stressAnswer,
} from '../../../test/support/factories.ts';
import { stressResult, stressStep } from './stress-step.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const day = {
  start: new Date('2026-11-23T00:00:00Z'),
  end: new Date('2026-11-24T00:00:00Z'),
  now: NOW,
};
const HOUR_MS = 3_600_000;
/** Hours before three in the afternoon. */
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let t: TestApp;
let userId: number;
beforeEach(async () => {
  t ??= await testApp();
  userId = (await buildUser(t.db)).id;
});

const step = () => stressStep(t.db, userId, day);
const reason = async () => (await step())?.reason;
const round = (hours: number, right: number, asked = 10) =>
  buildStressRound(t.db, {
    userId,
    createdAt: ago(hours),
    answers: Array.from({ length: asked }, (_, at) => stressAnswer(at < right)),
  });
const said = async (word: string, heard: number, hours = 20) => {
  const { id, phrase } = await buildExercise(t.db);
  const words = [{ word, kind: 'ok', accuracy: 0.9, sounds: [], stress: { expected: 2, heard } }];
  return buildSession(t.db, {
    userId,
    exerciseId: id,
    phrase,
    accuracy: 0.9,
    analysis: { confidence: 0.9, words },
    createdAt: ago(hours),
  });
};

test('it is new once the ear was trained on another day', async () => {
  expect(await step()).toBeUndefined();
  await buildEarRound(t.db, { userId, createdAt: ago(3) });
  expect(await step()).toBeUndefined();
  await buildEarRound(t.db, { userId, createdAt: ago(20) });
  expect(await step()).toMatchObject({
    kind: 'stress',
    id: 'stress',
    reason: 'New: hear which part of a word is strong, then say the word.',
  });
});

test.each([
  ['a good round', 9, 5],
  ['a round with mistakes', 7, 2],
])('after %s it comes back on a later day', async (_what, right, days) => {
  await round(24 * days - 9.1, right);
  expect(await step()).toBeUndefined();
  userId = (await buildUser(t.db)).id;
  await round(24 * (days - 1) + 15.1, right);
  expect(await reason()).toBe(`Last time: heard ${right} of 10.`);
});

test('what was heard and said wrong brings it back, told as the end of the round told it', async () => {
  const answers = Array.from({ length: 10 }, (_, at) =>
    stressAnswer(true, at < 3 ? 'wrong' : 'unsure'),
  );
  await buildStressRound(t.db, { userId, answers, createdAt: ago(50) });
  expect(await reason()).toBe('Last time: heard 10 of 10, said 0 of 3.');
});

test('a stress that moved in takes brings it back, until a round was done since', async () => {
  await said('Hotel', 1, 20);
  await said('develop', 1, 30);
  await said('hotel', 1, 40);
  await said('guitar', 2, 10);
  expect(await reason()).toBe('Recently, the wrong syllable was strong in “hotel” and “develop.”');
  await round(18, 10);
  expect(await step()).toBeUndefined();
  userId = (await buildUser(t.db)).id;
  await said('develop', 1, 24 * 15);
  expect(await step()).toBeUndefined();
});

test('its result is what the last round of the day came to', async () => {
  const owner = { userId, ...day };
  await round(20, 10);
  expect(await stressResult(t.db, owner)).toBeUndefined();
  await round(5, 2);
  const answers = [
    stressAnswer(true, 'right'),
    stressAnswer(true, 'wrong'),
    stressAnswer(false, 'unsure'),
    stressAnswer(true),
  ];
  await buildStressRound(t.db, { userId, answers, createdAt: ago(2) });
  const result = { kind: 'stress', asked: 4, right: 3, said: 2, saidRight: 1 };
  expect(await stressResult(t.db, owner)).toEqual(result);
});
