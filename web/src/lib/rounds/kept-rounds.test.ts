import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../testing-storage.ts';
import { createKeptRounds } from './kept-rounds.ts';
import { answered, newRound } from './round.ts';

const kept = createKeptRounds<{ word: string }, { chose: number }>({
  prefix: 'rounds:',
  isQuestion: ({ word }) => word === 'ship',
  isAnswer: ({ chose }) => chose === 0 || chose === 1,
});
const round = answered(
  newRound<{ word: string }, { chose: number }>([{ word: 'ship' }], 1),
  { chose: 1 },
  5,
);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  vi.stubGlobal('localStorage', storageOf(new Map()));
});

test('a round outlasts a reload, for the one whose it is', () => {
  kept.keep(7, round);
  expect(kept.get(7)).toEqual(round);
  expect(kept.get(0)).toBeUndefined();
  kept.drop(7, round);
  expect(kept.get(7)).toBeUndefined();
});

test('a visitor’s round is there in every tab, an account’s in its own', () => {
  kept.keep(0, round);
  kept.keep(7, round);
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  expect(kept.get(0)).toEqual(round);
  expect(kept.get(7)).toBeUndefined();
});

test('a round that is saved late leaves the one that has begun since', () => {
  const next = newRound<{ word: string }, { chose: number }>(round.questions, 9);
  kept.keep(7, next);
  kept.drop(7, round);
  expect(kept.get(7)).toEqual(next);
});

test.each([
  ['a question that is no more', { questions: [{ word: 'shape' }] }],
  ['no questions', { questions: [] }],
  ['more answers than questions', { answers: [...round.answers, ...round.answers] }],
  ['an answer that is none', { answers: [{ chose: 2 }] }],
  ['an answer to show that is not there', { answers: [], shown: true }],
])('a round with %s is of no use', (_what, change) => {
  sessionStorage.setItem('rounds:7', JSON.stringify({ ...round, ...change }));
  expect(kept.get(7)).toBeUndefined();
});

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  kept.keep(0, round);
  expect(kept.get(0)).toBeUndefined();
  kept.keep(7, round);
  kept.drop(7, round);
  expect(kept.get(7)).toBeUndefined();
});
