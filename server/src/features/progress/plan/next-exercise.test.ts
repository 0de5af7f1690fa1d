import { beforeEach, expect, test } from 'vitest';
import { exercises } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildExercise } from '../../../../test/support/factories.ts';
import { type Learner, newLearner } from '../../../../test/support/learner.ts';
import { findNextExercise } from './next-exercise.ts';

let t: TestApp;
let learner: Learner;
/** By category, each with two exercises. */
let all: Record<'pronunciation' | 'intonation', number[]>;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
  await t.db.delete(exercises);
  const two = async (category: keyof typeof all) => [
    (await buildExercise(t.db, { category })).id,
    (await buildExercise(t.db, { category })).id,
  ];
  // Not in the order of the categories.
  const intonation = await two('intonation');
  all = { intonation, pronunciation: await two('pronunciation') };
});

const next = async () => {
  const { exercise, why } = await findNextExercise(t.db, learner.userId);
  return [exercise?.id, why];
};
/** Days later, one after the other. */
const practice = async (ids: number[], accuracy = 0.9) => {
  for (const [day, exerciseId] of ids.entries())
    await learner.session({
      exerciseId,
      accuracy,
      createdAt: new Date(Date.UTC(2026, 2, 1 + day)),
    });
};

test('the first exercise is the first of the first category', async () => {
  expect(await next()).toEqual([all.pronunciation[0], 'first']);
});

test('the next one follows the one practiced last, in its category and then in the others', async () => {
  const [one, two] = all.pronunciation as [number, number];
  const [three, four] = all.intonation as [number, number];
  await practice([one]);
  expect(await next()).toEqual([two, 'next']);
  await practice([one, two]);
  expect(await next()).toEqual([three, 'next']);
  await practice([one, two, four]);
  expect(await next()).toEqual([three, 'next']);
});

test('an earlier one of its category comes before a later one of another', async () => {
  const [one, two] = all.pronunciation as [number, number];
  await practice([two]);
  expect(await next()).toEqual([one, 'next']);
});

test('when all are done, the one with the poorest best result comes again', async () => {
  const [one, two] = all.pronunciation as [number, number];
  await practice([one, ...all.intonation], 0.8);
  await practice([two], 0.3);
  await practice([two], 0.7);
  expect(await next()).toEqual([two, 'again']);
});

test('without exercises there is none', async () => {
  await t.db.delete(exercises);
  expect(await next()).toEqual([undefined, 'again']);
});
