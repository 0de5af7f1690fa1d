import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { pathOrders, soundTotals } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildUser } from '../../../test/support/factories.ts';
import { analysisOf, type Learner, newLearner, soundOf } from '../../../test/support/learner.ts';
import { planPractice } from './plan.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

test('the plan begins with the weakest sound and says how weak it is', async () => {
  const wanted = await buildExercise(t.db, { trains: { sounds: ['ZH'] }, difficulty: 1 });
  await learner.session({ analysis: analysisOf(...Array(6).fill(soundOf('ZH', 0.3))) });
  await learner.session({ analysis: analysisOf(...Array(6).fill(soundOf('S', 0.95))) });
  const { steps } = await learner.read('/api/practice-plan');
  expect(steps.length).toBeLessThanOrEqual(5);
  expect(steps[0].exercise.id).toBe(wanted.id);
  expect(steps[0]).toMatchObject({
    why: 'weak',
    reason: 'Your /ʒ/ averages 30 out of 100 over 6 tries.',
  });
});

test('no weak sound waits for a phrase that trains many new ones', async () => {
  await buildExercise(t.db, { trains: { sounds: ['OY', 'AW', 'AY', 'OW', 'EY'] }, difficulty: 1 });
  const hard = await buildExercise(t.db, { trains: { sounds: ['JH'] }, difficulty: 9 });
  await learner.session({ analysis: analysisOf(...Array(6).fill(soundOf('JH', 0.7))) });
  const { steps } = await learner.read('/api/practice-plan');
  expect(steps[0].exercise.id).toBe(hard.id);
  expect(steps.slice(1).map(({ why }: { why: string }) => why)).toContain('new');
});

test('of unclear sounds, the one that costs most comes first, however many another phrase has', async () => {
  const several = await buildExercise(t.db, { trains: { sounds: ['UH', 'OY', 'AW'] } });
  const one = await buildExercise(t.db, { trains: { sounds: ['HH'] }, difficulty: 2 });
  const say = (phone: string, accuracy: number) =>
    learner.session({ analysis: analysisOf(...Array(6).fill(soundOf(phone, accuracy))) });
  const planned = async () => {
    // The day after: what was said that day counts in the order.
    await t.db.delete(pathOrders).where(eq(pathOrders.userId, learner.userId));
    const { steps } = await learner.read('/api/practice-plan');
    return steps.slice(0, 2).map(({ exercise }: { exercise: { id: number } }) => exercise.id);
  };
  for (const phone of ['UH', 'OY', 'AW']) await say(phone, 0.5);
  await say('HH', 0.6);
  expect(await planned()).toEqual([one.id, several.id]);
  for (const phone of ['UH', 'OY', 'AW']) await say(phone, 0.05);
  await say('HH', 0.7);
  expect(await planned()).toEqual([several.id, one.id]);
});

test('a sound that went well comes back once it is due', async () => {
  await buildExercise(t.db, { trains: { sounds: ['OY'] }, difficulty: 1 });
  const said = analysisOf(...Array(6).fill(soundOf('OY', 0.9)));
  const planned = async () => {
    const { steps } = await learner.read('/api/practice-plan');
    return steps.find((step: { sounds: { phone: string }[] }) => step.sounds[0]!.phone === 'OY');
  };
  await learner.session({
    analysis: said,
    createdAt: new Date(Date.now() - 40 * 24 * 3600 * 1000),
  });
  expect(await planned()).toMatchObject({
    why: 'due',
    reason: '/ɔɪ/ went well 40 days ago; time to check whether it stuck.',
  });
  await learner.session({ analysis: said });
  expect(await planned()).toBeUndefined();
});

test('the next exercise follows the one practiced last, until nothing is left in its category', async () => {
  const first = await learner.read('/api/next-exercise');
  expect(first.why).toBe('first');
  await learner.session({ exerciseId: first.exercise.id, accuracy: 0.9 });
  const next = await learner.read('/api/next-exercise');
  expect(next.why).toBe('next');
  expect(next.exercise.id).not.toBe(first.exercise.id);
});

test('what most speakers find hard and nobody tried waits for a sound that is due', async () => {
  const { id: userId } = await buildUser(t.db, { firstLanguage: 'spanish' });
  const typical = await buildExercise(t.db, { trains: { sounds: ['V'] } });
  const due = await buildExercise(t.db, { trains: { sounds: ['OY'] } });
  const now = new Date();
  const times = { lastPracticedAt: now, dueAt: now };
  await t.db
    .insert(soundTotals)
    .values({ userId, phone: 'OY', tries: 20, accuracySum: 19, ...times });
  const ids = (await planPractice(t.db, userId, now)).steps.map(({ exercise }) => exercise.id);
  expect(ids.indexOf(due.id)).toBeLessThan(ids.indexOf(typical.id));
});
