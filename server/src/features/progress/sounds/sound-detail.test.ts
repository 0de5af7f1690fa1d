import { beforeEach, expect, test } from 'vitest';
import { practiceSessions } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../../test/support/app.ts';
import { buildDrill, buildExercise } from '../../../../test/support/factories.ts';
import { type Learner, newLearner } from '../../../../test/support/learner.ts';
import { readSound } from './sound-detail.ts';

let t: TestApp;
let learner: Learner;

beforeEach(async () => {
  t ??= await testApp();
  learner = await newLearner(t);
});

const minute = (at: number) => new Date(Date.UTC(2026, 2, 1, 12) + 60_000 * at);
const said = (word: string, phone = 'TH', accuracy = 0.5) => ({
  word,
  kind: 'ok',
  sounds: [{ phone, accuracy, start: 0, end: 0.1 }],
});
type Take = Partial<typeof practiceSessions.$inferInsert>;

/** Takes of one word each, a minute apart; only what a list of words is read from is kept. */
const takes = (...words: object[]) => takesWith({}, ...words);
const takesWith = (changes: Take, ...words: object[]) =>
  t.db.insert(practiceSessions).values(
    words.map((word, at) => ({
      userId: learner.userId,
      accuracy: 0.8,
      duration: 10,
      analysis: { words: [word] },
      createdAt: minute(at),
      ...changes,
    })),
  );
const recent = async () => (await readSound(t.db, learner.userId, 'TH')).recentWords;
const recentWords = async () => (await recent()).map(({ word }) => word);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`);

test('the last twelve words are shown, the latest first', async () => {
  await takes(...numbered(13).map((word) => said(word)));
  expect(await recentWords()).toEqual(numbered(13).slice(1).toReversed());
});

test('of takes with other sounds the last sixty are searched', async () => {
  const others = Array.from({ length: 59 }, () => said('me', 'M'));
  await takes(said('path'), ...others);
  expect(await recentWords()).toEqual(['path']);
  await takesWith({ createdAt: minute(100) }, said('me', 'M'));
  expect(await recentWords()).toEqual([]);
});

test('a word is shown once, whatever its first letter, as it was said last', async () => {
  const heard = { phone: 'S', ipa: 's' };
  const last = { ...said('thin'), sounds: [{ ...said('thin', 'TH', 0.3).sounds[0], heard }] };
  await takesWith({ phrase: 'A thin book.' }, said('Thin', 'TH', 0.9), last);
  expect(await recent()).toEqual([
    { word: 'thin', phrase: 'A thin book.', accuracy: 0.3, heard, practicedAt: minute(1) },
  ]);
});

test('a word of which it was left out says so', async () => {
  const both = (verdict: 'wrong' | 'check') => ({
    ...said('both'),
    sounds: [{ ...said('both', 'TH', 0.3).sounds[0], verdict, dropped: true }],
  });
  await takes(both('wrong'));
  expect(await recent()).toMatchObject([{ word: 'both', heard: null, dropped: true }]);
  await takes(both('check'));
  expect((await recent())[0]).not.toHaveProperty('dropped');
});

test('what was left out, noise covered, is in doubt, has no analysis, or another person said is not shown', async () => {
  const silent = { ...said('three'), sounds: [{ phone: 'TH', accuracy: 1, start: 0.1, end: 0.1 }] };
  await takes({ ...said('thin'), kind: 'missing' }, { ...said('path'), kind: 'covered' }, silent);
  await takesWith({ accuracy: null }, said('think'));
  await takesWith({ analysis: null }, said('third'));
  await takesWith({ analysis: {} }, said('third'));
  await takesWith({ userId: (await newLearner(t)).userId }, said('path'));
  expect(await recentWords()).toEqual([]);
});

const drill = (word: string, at: number, sounds: (number | null)[], sound = 'TH') =>
  buildDrill(t.db, {
    userId: learner.userId,
    word,
    sound,
    tries: sounds.map((accuracy) => ({ passed: false, accuracy: 0.1, sound: accuracy })),
    createdAt: minute(at),
  });

test('a word of a drill stands among them as its last try was', async () => {
  await takes(said('thin'), said('path'), said('math'));
  await drill('think', 1.5, [0.2, 0.7]);
  await drill('moth', 3, [0.9, null]);
  await drill('me', 3, [0.9], 'M');
  const found = await recent();
  expect(found.map(({ word }) => word)).toEqual(['math', 'think', 'path', 'thin']);
  expect(found[1]).toMatchObject({ accuracy: 0.7, heard: null });
});

test('a sound has what trains it, the easiest first', async () => {
  const hard = await buildExercise(t.db, { trains: { sounds: ['ZH'] }, difficulty: 3 });
  const easy = await buildExercise(t.db, { trains: { sounds: ['ZH', 'S'] } });
  await buildExercise(t.db, { trains: { sounds: ['S'] } });
  const { exercises } = await readSound(t.db, learner.userId, 'ZH');
  expect(exercises.map(({ id }) => id)).toEqual([easy.id, hard.id]);
});
