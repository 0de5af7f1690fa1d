import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildExercise, buildSession } from '../../../../test/support/factories.ts';
import { analysisOf, type Learner, newLearner, soundOf } from '../../../../test/support/learner.ts';
import { readStreak, readWeek } from './days.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

const at = (instant: string) => new Date(instant);

test('totals count every session; the minutes of each are rounded up', async () => {
  await learner.session({ accuracy: 0.5, duration: 61 });
  await learner.session({ accuracy: 1, duration: 59 });
  expect(await learner.read('/api/total-stats')).toEqual({
    minutes: 3,
    exercises: 2,
    accuracy: 75,
  });
  expect(await learner.read('/api/user')).toMatchObject({
    totalMinutes: 3,
    overallAccuracy: 0.75,
    streak: 1,
  });
});

test('a take in doubt is practice: time and a day, but no score of anything', async () => {
  const exercise = await buildExercise(t.db, { category: 'intonation' });
  const categories = async () => (await learner.read('/api/user-progress'))[2];
  const before = await categories();
  const monday = at('2026-03-02T12:00:00Z');
  await learner.session({ accuracy: 0.9, duration: 60, createdAt: monday });
  await learner.session({
    exerciseId: exercise.id,
    accuracy: null,
    duration: 60,
    createdAt: at('2026-03-03T12:00:00Z'),
    analysis: analysisOf(...Array(6).fill(soundOf('TH', 0.1))),
  });
  expect(await learner.read('/api/total-stats')).toEqual({
    minutes: 2,
    exercises: 2,
    accuracy: 90,
  });
  expect(await learner.read('/api/user')).toMatchObject({ overallAccuracy: 0.9 });
  expect(await categories()).toEqual(before);
  expect(await learner.read('/api/exercise-progress')).toEqual([]);
  const now = at('2026-03-03T20:00:00Z');
  expect((await readStreak(t.db, learner.userId, {}, now)).streak).toBe(2);
  const week = await readWeek(t.db, learner.userId, {}, now);
  expect(week.days[1]).toMatchObject({ minutes: 1, exercises: 1, accuracy: 0 });
  const later = await readWeek(t.db, learner.userId, {}, at('2026-03-10T12:00:00Z'));
  expect(later.accuracyBefore).toBe(90);
  expect(await learner.read('/api/sounds/TH')).toMatchObject({ tries: 0, recentWords: [] });
});

test('a category knows its exercises, those done once or more, and their mean', async () => {
  const one = await buildExercise(t.db, { category: 'intonation' });
  await buildExercise(t.db, { category: 'intonation' });
  await learner.session({ exerciseId: one.id, accuracy: 0.4 });
  await learner.session({ exerciseId: one.id, accuracy: 0.8 });
  const progress = await learner.read('/api/user-progress');
  expect(progress.map((row: { category: string }) => row.category)).toEqual([
    'pronunciation',
    'accent-reduction',
    'intonation',
  ]);
  expect(progress[2].completed).toBe(1);
  expect(progress[2].total).toBeGreaterThanOrEqual(2);
  expect(progress[2].averageAccuracy).toBeCloseTo(0.6, 5);
});

test('another person’s practice is not mine', async () => {
  await buildSession(t.db);
  expect(await learner.read('/api/total-stats')).toEqual({ minutes: 0, exercises: 0, accuracy: 0 });
});
