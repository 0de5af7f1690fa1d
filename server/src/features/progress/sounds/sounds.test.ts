import { beforeEach, expect, test } from 'vitest';
import { soundTotals, soundWeeks } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildEarRound, buildExercise, earAnswer } from '../../../../test/support/factories.ts';
import { analysisOf, type Learner, newLearner, soundOf } from '../../../../test/support/learner.ts';
import { readSounds } from './sounds.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

const at = (instant: string) => new Date(instant);

test('sounds are counted over takes, and a handful of tries comes before a number', async () => {
  await learner.session({ analysis: analysisOf(soundOf('TH', 0.4), soundOf('IH', 0.9)) });
  for (let at = 0; at < 4; at++)
    await learner.session({ analysis: analysisOf(soundOf('TH', 0.6)) });
  const sounds = await learner.read('/api/sounds');
  expect(sounds).toHaveLength(39);
  const th = sounds.find((one: { phone: string }) => one.phone === 'TH');
  expect(th).toMatchObject({ ipa: 'θ', kind: 'consonant', tries: 5, trend: null });
  expect(th.accuracy).toBeCloseTo(0.56, 5);
  expect(th.dueAt > new Date().toISOString()).toBe(true);
  const ih = sounds.find((one: { phone: string }) => one.phone === 'IH');
  expect(ih).toMatchObject({ tries: 1, accuracy: null });
});

test('a sound that running speech left out says nothing about that sound', async () => {
  const spoken = { ...soundOf('HH', 0.4), start: 0.2, end: 0.3 };
  await learner.session({
    analysis: analysisOf({ ...soundOf('HH', 1), start: 0.5, end: 0.5 }, spoken),
  });
  const sounds = await learner.read('/api/sounds');
  expect(sounds.find(({ phone }: { phone: string }) => phone === 'HH').tries).toBe(1);
  const { recentWords } = await learner.read('/api/sounds/HH');
  expect(recentWords).toMatchObject([{ accuracy: 0.4 }]);
});

test('a trend compares the last two weeks with the four before', async () => {
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 24 * 3600 * 1000);
  const takes = (accuracy: number) => analysisOf(...Array(5).fill(soundOf('TH', accuracy)));
  await learner.session({ createdAt: weeksAgo(4), analysis: takes(0.58) });
  await learner.session({ createdAt: weeksAgo(0), analysis: takes(0.74) });
  const { trend } = await learner.read('/api/sounds/th');
  expect(trend.from).toBeCloseTo(0.58, 5);
  expect(trend.to).toBeCloseTo(0.74, 5);
});

/** TH on a Wednesday, with tries of this accuracy in some weeks, and 900 good ones of 1,000 in all. */
async function afterWeeks(weeks: Record<string, number>, tries = 5) {
  const { userId } = learner;
  const lastPracticedAt = at('2026-03-17T12:00:00Z');
  await t.db
    .insert(soundTotals)
    .values({ userId, phone: 'TH', tries: 1000, accuracySum: 900, lastPracticedAt });
  const rows = Object.entries(weeks).map(([week, accuracy]) => {
    return { userId, phone: 'TH', week, tries, accuracySum: tries * accuracy };
  });
  await t.db.insert(soundWeeks).values(rows);
  const sounds = await readSounds(t.db, userId, at('2026-03-18T12:00:00Z'));
  return sounds.find(({ phone }) => phone === 'TH')!;
}

test('a trend has this week and the one before on one side, and the four before them on the other', async () => {
  const outside = { '2026-02-02': 0 };
  const { trend } = await afterWeeks({
    '2026-03-09': 1,
    '2026-03-02': 0.5,
    '2026-02-09': 0.3,
    ...outside,
  });
  expect(trend).toEqual({ from: expect.closeTo(0.4), to: 1 });
});

test('a sound without tries in the last two weeks has no trend', async () => {
  expect((await afterWeeks({ '2026-03-02': 0.5, '2026-02-23': 0.4 })).trend).toBeNull();
});

test('a sound is judged by its last eight weeks, or by everything if it had too few tries in them', async () => {
  const eight = await afterWeeks({ '2026-01-26': 0.2, '2026-01-19': 1 });
  expect([eight.accuracy, eight.tries]).toEqual([expect.closeTo(0.2), 1000]);
  learner = await newLearner(t);
  expect((await afterWeeks({ '2026-01-26': 0.2 }, 4)).accuracy).toBeCloseTo(0.9);
});

test('the first ten tries of a sound stand against its last ten, once there are twenty', async () => {
  const takes = (...accuracies: number[]) =>
    learner.session({ analysis: analysisOf(...accuracies.map((one) => soundOf('TH', one))) });
  const curve = async () => (await learner.read('/api/sounds/TH')).curve;
  expect(await curve()).toEqual({ first: [], last: [], change: null });
  await takes(0.2, 0.4, 0.2, 0.4, 0.2, 0.4, 0.2, 0.4);
  expect(await curve()).toMatchObject({ first: [20, 40, 20, 40, 20, 40, 20, 40], last: [] });
  await takes(0.2, 0.4, 0.1);
  await takes(...Array(8).fill(0.6));
  expect(await curve()).toMatchObject({ last: [10, ...Array(8).fill(60)], change: null });
  await takes(0.8, 0.6);
  expect(await curve()).toEqual({
    first: [20, 40, 20, 40, 20, 40, 20, 40, 20, 40],
    last: [...Array(8).fill(60), 80, 60],
    change: { by: 32, low: 23, high: 41 },
  });
});

test('the ear has a curve of its own for each contrast', async () => {
  const round = (right: number) =>
    buildEarRound(t.db, {
      userId: learner.userId,
      answers: Array.from({ length: 10 }, (_, at) => earAnswer(at < right)),
    });
  await round(5);
  const curve = async () => {
    const { trained } = (await learner.read('/api/sounds/IH')).ear;
    return trained.find(({ contrast }: { contrast: string }) => contrast === 'ih-iy').curve;
  };
  expect(await curve()).toMatchObject({ last: [], change: null });
  await round(7);
  await round(10);
  expect(await curve()).toEqual({
    first: [...Array(5).fill(100), ...Array(5).fill(0)],
    last: Array(10).fill(100),
    change: { by: 50, low: 9, high: 74 },
  });
});

test('one sound shows the words it was said in, the latest take of each, and what trains it', async () => {
  const exercise = await buildExercise(t.db, { trains: { sounds: ['TH', 'S'] } });
  await learner.session({
    createdAt: at('2026-03-01T12:00:00Z'),
    analysis: analysisOf(soundOf('TH', 0.2)),
  });
  await learner.session({ phrase: 'A thin book.', analysis: analysisOf(soundOf('TH', 0.9)) });
  const answer = await learner.read('/api/sounds/TH');
  expect(answer.recentWords).toHaveLength(1);
  expect(answer.recentWords[0]).toMatchObject({
    word: 'thin',
    phrase: expect.any(String),
    accuracy: 0.9,
    heard: null,
  });
  expect(answer.exercises.map(({ id }: { id: number }) => id)).toContain(exercise.id);
  expect(answer.cue).toContain('between the teeth');
  expect((await t.get('/api/sounds/QQ', { headers: learner.headers })).statusCode).toBe(404);
  expect((await t.get('/api/sounds/TH1', { headers: learner.headers })).statusCode).toBe(400);
});
