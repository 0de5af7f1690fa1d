import type { readToday, ResultOf } from '@saywell/contract';
import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import {
  buildAnalysis,
  buildDrill,
  buildEarRound,
  buildExercise,
  buildStressRound,
  buildUser,
} from '../../../../test/support/factories.ts';
import { type Learner, newLearner } from '../../../../test/support/learner.ts';
import { challengesOf } from './challenge-list.ts';
import { readChallenges } from './challenges.ts';
import { addDays } from './local-time.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

/** One step of today’s practice is done, the others are skipped. */
async function finishToday() {
  const begun = await t.post('/api/today', { headers: learner.headers, body: {} });
  const { steps } = begun.json() as ResultOf<typeof readToday>;
  const [first] = steps.flatMap(({ step }) => ('exercise' in step ? [step] : []));
  await learner.session({ exerciseId: first!.exercise.id, phrase: first!.exercise.phrase });
  for (const { step } of steps) {
    const body = { step: step.id, skipped: true };
    await t.put('/api/today/skipped', { headers: learner.headers, body });
  }
}

test('a challenge of today can be ticked and unticked, by its owner alone', async () => {
  const [one] = await learner.read('/api/challenges');
  const toggle = (body: object) =>
    t.post('/api/challenges/toggle', { headers: learner.headers, body });
  expect((await toggle({ challengeId: one.id, checked: true })).json()[0].checked).toBe(true);
  expect((await toggle({ challengeId: one.id, checked: true })).statusCode).toBe(200);
  const other = await t.signIn((await buildUser(t.db)).id);
  expect((await t.get('/api/challenges', { headers: other })).json()[0].checked).toBe(false);
  expect((await toggle({ challengeId: one.id, checked: false })).json()[0].checked).toBe(false);
});

test('goals tick themselves with today’s takes, saved or not, and cannot be unticked', async () => {
  const all = [
    ...['TH', 'R', 'IH', 'S'].map((phone) => ({ sounds: [phone] })),
    { target: { kind: 'wh-question' as const, ending: 'fall' as const, focusWord: 0 } },
  ];
  const made = [];
  for (const trains of all) made.push(await buildExercise(t.db, { trains }));
  const linking = await buildExercise(t.db, { category: 'accent-reduction' });
  const yesterday = new Date(Date.now() - 26 * 3600 * 1000);
  for (const { id } of [...made, linking])
    await learner.session({ exerciseId: id, createdAt: yesterday });
  const goals = async () =>
    (await learner.read('/api/challenges')) as { id: string; reached: boolean }[];
  expect((await goals()).map(({ reached }) => reached)).toEqual([false, false, false]);

  for (const { id: exerciseId, phrase } of [...made, linking]) {
    await buildAnalysis(t.db, { userId: learner.userId, exerciseId, phrase, accuracy: 0.5 });
  }
  for (const phrase of ['One.', 'Two.']) await learner.session({ phrase, accuracy: 0.9 });
  await learner.session({ phrase: 'One.', accuracy: 0.95, createdAt: new Date(Date.now() + 1000) });
  await buildEarRound(t.db, { userId: learner.userId });
  await buildStressRound(t.db, { userId: learner.userId });
  await buildDrill(t.db, { userId: learner.userId, passed: true });
  await finishToday();
  const after = await goals();
  expect(after.map(({ reached }) => reached)).toEqual([true, true, true]);
  const untick = { challengeId: after[0]!.id, checked: false };
  const answer = await t.post('/api/challenges/toggle', { headers: learner.headers, body: untick });
  expect(answer.json()[0]).toMatchObject({ checked: true });
});

test('a take that was refused reaches no goal', async () => {
  const issues = [{ code: 'different-phrase', blocking: true, message: 'Another phrase.' }];
  for (const phrase of ['One.', 'One.', 'Two.', 'Three.']) {
    await buildAnalysis(t.db, { userId: learner.userId, phrase, accuracy: 0, result: { issues } });
  }
  expect((await learner.read('/api/challenges'))[0]).toMatchObject({ reached: false });
});

test.each([
  [{ checked: true }, 400, 'Challenge ID is required'],
  [{ challengeId: '', checked: true }, 400, 'Challenge ID is required'],
  [{ challengeId: 'one', checked: 'yes' }, 400, 'Checked must be true or false'],
  [{ challengeId: 'nothing-like-it', checked: true }, 404, 'This isn’t one of today’s challenges'],
])('the toggle %j answers %i', async (body, status, message) => {
  const answer = await t.post('/api/challenges/toggle', { headers: learner.headers, body });
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
});

/** A day on which this is one of the goals. */
const dayOf = (id: string) =>
  Array.from({ length: 60 }, (_, at) => addDays('2026-03-01', at)).find((day) =>
    challengesOf(day).some((goal) => goal.id === id),
  )!;

type Practice = (userId: number, createdAt: Date) => Promise<unknown>;

test.each<[string, Practice, Practice?]>([
  ['one-ear-round', (userId, createdAt) => buildEarRound(t.db, { userId, createdAt })],
  ['one-stress-round', (userId, createdAt) => buildStressRound(t.db, { userId, createdAt })],
  [
    'three-in-a-row',
    (userId, createdAt) => buildDrill(t.db, { userId, createdAt, passed: true }),
    (userId, createdAt) => buildDrill(t.db, { userId, createdAt, passed: false }),
  ],
])('“%s” is reached by one’s own practice of that day alone', async (id, practice, short) => {
  const day = dayOf(id);
  const { userId } = learner;
  const noon = new Date(`${day}T12:00:00Z`);
  const isReached = async () =>
    (await readChallenges(t.db, userId, {}, noon)).find((goal) => goal.id === id)!.reached;
  await practice((await buildUser(t.db)).id, noon);
  await practice(userId, new Date(`${addDays(day, -1)}T23:59:59Z`));
  await short?.(userId, noon);
  expect(await isReached()).toBe(false);
  await practice(userId, new Date(`${day}T00:00:00Z`));
  expect(await isReached()).toBe(true);
});
