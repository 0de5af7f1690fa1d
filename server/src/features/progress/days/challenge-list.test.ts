import { expect, test } from 'vitest';
import { readExercises } from '../../../seed/content.ts';
import { challengesOf, type TodaysPractice, type TodaysTake } from './challenge-list.ts';
import { addDays } from './local-time.ts';

const day = (at: number) => challengesOf(addDays('2026-03-01', at)).map(({ id }) => id);

test('there are three different ones a day, and others tomorrow', () => {
  for (let at = 0; at < 30; at++) {
    expect(new Set(day(at)).size).toBe(3);
    expect(day(at + 1)).not.toEqual(day(at));
  }
});

test('days before the count began have three as well', () => {
  expect(challengesOf('2024-02-29')).toHaveLength(3);
});

const SPOKEN: TodaysTake = { phrase: 'Hi.', exercise: null, accuracy: 0.5 };
const seeded = async () =>
  (await readExercises()).map(({ phrase, category, trains }) => ({
    phrase,
    accuracy: 0.5,
    exercise: { category, trains },
  }));
/** As many days as the lists together have, so that each goal has its turn. */
const allGoals = Array.from({ length: 60 }, (_, at) => challengesOf(addDays('2026-03-01', at)))
  .flat()
  .filter((goal, at, all) => all.findIndex(({ id }) => id === goal.id) === at);
const NOTHING: TodaysPractice = {
  takes: [],
  earRounds: 0,
  stressRounds: 0,
  drillsPassed: 0,
  isFinished: false,
};

test('every goal is open in the morning, and can be reached with what there is to practice', async () => {
  const takes = await seeded();
  const everything = {
    takes: [...takes, ...takes.map((take) => ({ ...take, accuracy: 0.6 })), SPOKEN],
    earRounds: 1,
    stressRounds: 1,
    drillsPassed: 1,
    isFinished: true,
  };
  expect(allGoals).toHaveLength(16);
  for (const { id, isReached } of allGoals) {
    expect([id, isReached(NOTHING)]).toEqual([id, false]);
    expect([id, isReached(everything)]).toEqual([id, true]);
  }
});

const reached = (id: string, ...takes: Partial<TodaysTake>[]) =>
  allGoals
    .find((goal) => goal.id === id)!
    .isReached({ ...NOTHING, takes: takes.map((take) => ({ ...SPOKEN, ...take })) });

test('a round by ear or of the stress gym, a passed drill, and the end of today’s practice each reach their own', () => {
  const reachedBy = (practice: Partial<TodaysPractice>) =>
    allGoals.filter((goal) => goal.isReached({ ...NOTHING, ...practice })).map(({ id }) => id);
  expect(reachedBy({ earRounds: 1 })).toEqual(['one-ear-round']);
  expect(reachedBy({ stressRounds: 1 })).toEqual(['one-stress-round']);
  expect(reachedBy({ drillsPassed: 1 })).toEqual(['three-in-a-row']);
  expect(reachedBy({ isFinished: true })).toEqual(['todays-practice']);
});

test('two takes are of one phrase, three phrases are not one', () => {
  expect(reached('same-phrase-twice', { phrase: 'A' }, { phrase: 'B' })).toBe(false);
  expect(reached('same-phrase-twice', { phrase: 'A' }, { phrase: 'A' })).toBe(true);
  expect(reached('three-phrases', { phrase: 'A' }, { phrase: 'B' }, { phrase: 'B' })).toBe(false);
  expect(reached('three-phrases', { phrase: 'A' }, { phrase: 'B' }, { phrase: 'C' })).toBe(true);
});

test('the first take is beaten by a later score of the same phrase alone', () => {
  expect(reached('beat-yourself', { accuracy: 0.5 }, { accuracy: 0.5 })).toBe(false);
  expect(reached('beat-yourself', { accuracy: 0.6 }, { accuracy: 0.5 })).toBe(false);
  expect(reached('beat-yourself', { accuracy: 0.5 }, { phrase: 'B', accuracy: 0.9 })).toBe(false);
  expect(reached('beat-yourself', { accuracy: null }, { accuracy: 0.5 })).toBe(false);
  expect(reached('beat-yourself', { accuracy: 0.5 }, { accuracy: 0.6 })).toBe(true);
});

test('a phrase of one’s own trains no sound and is no question', () => {
  expect(reached('own-sentence', {})).toBe(true);
  expect(reached('th-sound', {})).toBe(false);
  expect(reached('one-question', {})).toBe(false);
});

test('each kind of goal goes through its list day by day, one place further than the kind before', () => {
  const idsOf = (date: string) => challengesOf(date).map(({ id }) => id);
  expect(idsOf('2026-01-05')).toEqual(['same-phrase-twice', 'r-or-l', 'stress-one-word']);
  expect(idsOf('2026-01-06')).toEqual(['three-phrases', 'sit-or-seat', 'finish-a-thought']);
  expect(idsOf('2026-01-07')).toEqual(['beat-yourself', 'hissing-sound', 'one-question']);
});

test('takes whose phrase is not known anymore are of no phrase', () => {
  expect(reached('same-phrase-twice', { phrase: null }, { phrase: null })).toBe(false);
});

test('a first take in doubt is no score to beat', () => {
  const takes = [{ accuracy: null }, { accuracy: 0.5 }];
  expect(reached('beat-yourself', ...takes)).toBe(false);
  expect(reached('beat-yourself', ...takes, { accuracy: 0.6 })).toBe(true);
});

const exercise = (
  category: 'pronunciation' | 'accent-reduction' | 'intonation',
  trains: NonNullable<TodaysTake['exercise']>['trains'] = {},
) => ({ exercise: { category, trains } });
const melody = (changes: object) =>
  exercise('intonation', { target: { kind: 'statement', ...changes } });

test.each([
  ['own-sentence', {}, exercise('pronunciation')],
  ['link-words', exercise('accent-reduction'), exercise('intonation')],
  ['link-words', exercise('accent-reduction'), {}],
  ['stress-one-word', melody({ focusWord: 0 }), melody({})],
  ['finish-a-thought', melody({ ending: 'fall' }), melody({ ending: 'rise' })],
  ['finish-a-thought', melody({ ending: 'fall' }), exercise('intonation')],
  ['one-question', melody({ kind: 'wh-question' }), melody({})],
  ['r-or-l', exercise('pronunciation', { sounds: ['L', 'S'] }), exercise('pronunciation')],
  ['r-or-l', exercise('pronunciation', { sounds: ['R'] }), melody({})],
])('“%s” is reached with %j, and not with %j', (id, take, other) => {
  expect(reached(id, take)).toBe(true);
  expect(reached(id, other)).toBe(false);
});
