import { DAY_MS, languageOf } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { exercises, exerciseTotals, pathOrders, soundTotals, users } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildExercise, buildUser } from '../../../../test/support/factories.ts';
import { analysisOf, type Learner, newLearner, soundOf } from '../../../../test/support/learner.ts';
import { phrasesForSounds, planPractice } from './plan.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
  // There is nothing to practice but what a test makes.
  await t.db.delete(exercises);
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

test('a mistake in the first few tries comes before what nobody has tried', async () => {
  await buildExercise(t.db, { trains: { sounds: ['OY', 'AW', 'AY'] }, difficulty: 1 });
  const once = await buildExercise(t.db, { trains: { sounds: ['ZH'] }, difficulty: 9 });
  const often = await buildExercise(t.db, { trains: { sounds: ['B'] }, difficulty: 9 });
  const [right, wrong] = [soundOf('B', 1), soundOf('B', 0.4)];
  await learner.session({ analysis: analysisOf(wrong, right, right, soundOf('ZH', 0.7)) });
  await learner.session({ analysis: analysisOf(soundOf('OY', 0.9)) });
  const { steps } = await learner.read('/api/practice-plan');
  const reasons = new Map(
    steps.map((step: { exercise: { id: number }; reason: string }) => [
      step.exercise.id,
      step.reason,
    ]),
  );
  expect(new Set([...reasons.keys()].slice(0, 2))).toEqual(new Set([once.id, often.id]));
  expect(reasons.get(often.id)).toBe('Your /b/ wasn’t always clear in your first 3 tries.');
  expect(reasons.get(once.id)).toBe('Your /ʒ/ wasn’t clear the one time you said it.');
  const dueBefore = new Date(Date.now() + 60_000);
  const today = await phrasesForSounds(t.db, learner.userId, {
    count: 2,
    now: new Date(),
    dueBefore,
  });
  expect(today.map(({ sound }) => sound.phone).toSorted()).toEqual(['B', 'ZH']);
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
    createdAt: new Date(Date.now() - 40 * DAY_MS),
  });
  expect(await planned()).toMatchObject({
    why: 'due',
    reason: '/ɔɪ/ went well 40 days ago; time to check whether it stuck.',
  });
  await learner.session({ analysis: said });
  expect(await planned()).toBeUndefined();
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

/** Sounds that somebody says so well, due now unless another time is said. */
const known = (
  phone: string,
  accuracy: number,
  changes: Partial<typeof soundTotals.$inferInsert> = {},
) =>
  t.db.insert(soundTotals).values({
    userId: learner.userId,
    phone,
    tries: 20,
    accuracySum: 20 * accuracy,
    lastPracticedAt: NOW,
    dueAt: NOW,
    ...changes,
  });
const phraseFor = (...sounds: string[]) => buildExercise(t.db, { trains: { sounds } });
const NOW = new Date('2026-03-18T12:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const steps = async () => (await planPractice(t.db, learner.userId, NOW)).steps;

test('of many phrases five are planned', async () => {
  for (const phone of ['UH', 'OY', 'AW', 'HH', 'ZH', 'JH']) await phraseFor(phone);
  expect(await steps()).toHaveLength(5);
});

test.each([
  [0, 'today'],
  [0.9, 'today'],
  [1, 'a day ago'],
  [2.5, '2 days ago'],
])('a sound said well %d days ago went well %s', async (days, ago) => {
  await phraseFor('OY');
  await known('OY', 0.9, { lastPracticedAt: before(days) });
  expect((await steps())[0]!.reason).toBe(`/ɔɪ/ went well ${ago}; time to check whether it stuck.`);
});

test.each([
  [1, 'You have tried /ɔɪ/ only once so far.'],
  [2, 'You have tried /ɔɪ/ only twice so far.'],
  [3, 'You have tried /ɔɪ/ only 3 times so far.'],
])('after %i tries a sound is still new', async (tries, reason) => {
  await phraseFor('OY');
  await known('OY', 0.9, { tries, accuracySum: 0.9 * tries });
  expect((await steps())[0]!).toMatchObject({ why: 'new', reason });
});

test('a sound that nobody tried is new, and a step names it before the others of its phrase', async () => {
  await phraseFor('M', 'OY');
  await known('M', 0.9);
  const [step] = await steps();
  expect(step).toMatchObject({ why: 'due', sounds: [{ phone: 'M' }, { phone: 'OY' }] });
  learner = await newLearner(t);
  await known('M', 0.9, { dueAt: null });
  expect((await steps())[0]).toMatchObject({ why: 'new', reason: 'You haven’t tried /ɔɪ/ yet.' });
});

test.each([
  [0.9, 'other'],
  [1.1, 'said'],
])('a phrase said %d days ago gives way to another: %s comes first', async (days, expected) => {
  const said = await phraseFor('OY');
  const other = await phraseFor('OY');
  await known('OY', 0.5);
  const { userId } = learner;
  const sums = { sessions: 1, accuracySum: 0.9, bestAccuracy: 0.9 };
  const done = { userId, exerciseId: said.id, ...sums, lastPracticedAt: before(days) };
  await t.db.insert(exerciseTotals).values(done);
  expect((await steps())[0]!.exercise.id).toBe({ said, other }[expected]!.id);
});

test('of two phrases the one nearer to the level of the person comes first', async () => {
  await buildExercise(t.db, { trains: { sounds: ['OY'] }, difficulty: 1 });
  const harder = await buildExercise(t.db, { trains: { sounds: ['OY'] }, difficulty: 3 });
  await t.db.update(users).set({ level: 3 }).where(eq(users.id, learner.userId));
  expect((await steps())[0]!.exercise.id).toBe(harder.id);
});

const forSounds = async (wanted: Partial<Parameters<typeof phrasesForSounds>[2]>) =>
  (await phrasesForSounds(t.db, learner.userId, { count: 2, now: NOW, ...wanted })).map(
    ({ exercise, sound }) => [exercise.id, sound.phone],
  );

test('phrases for sounds have each sound once, and of what is left out none', async () => {
  const one = await phraseFor('OY');
  await phraseFor('OY');
  const two = await phraseFor('UH');
  await known('OY', 0.4);
  await known('UH', 0.6);
  expect(await forSounds({})).toEqual([
    [one.id, 'OY'],
    [two.id, 'UH'],
  ]);
  expect(await forSounds({ count: 1 })).toEqual([[one.id, 'OY']]);
  expect(await forSounds({ without: ({ id }) => id !== two.id })).toEqual([[two.id, 'UH']]);
});

test('they may be for what is due until some day, and not for what is due from then on', async () => {
  const soon = await phraseFor('OY');
  const later = await phraseFor('UH');
  await known('OY', 0.9, { dueAt: before(-1) });
  await known('UH', 0.9, { dueAt: before(-2) });
  expect(await forSounds({})).toEqual([]);
  expect(await forSounds({ dueBefore: before(-2) })).toEqual([[soon.id, 'OY']]);
  expect((await forSounds({ dueBefore: before(-3) })).map(([id]) => id)).toContain(later.id);
});

test('a new sound says how many people of the first language find it hard', async () => {
  const { sounds } = languageOf('german')!;
  const hard = (typical: 1 | 2) =>
    Object.keys(sounds).find((phone) => sounds[phone]?.typical === typical)!;
  await t.db.update(users).set({ firstLanguage: 'german' }).where(eq(users.id, learner.userId));
  const exercise = { [hard(1)]: 'some', [hard(2)]: 'many' };
  for (const phone of Object.keys(exercise)) await phraseFor(phone);
  const { steps } = await planPractice(t.db, learner.userId, NOW);
  const said = steps.map(({ sounds: [sound], reason }) => [sound!.phone, reason]);
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(
      Object.entries(exercise).map(([phone, who]) => [
        phone,
        expect.stringMatching(
          new RegExp(`^/.+/ is hard for ${who} people whose first language is German\\.$`),
        ),
      ]),
    ),
  );
});
