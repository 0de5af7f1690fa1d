import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import { answered, newGame } from './game.ts';
import { dropGame, keepGame, keptGame } from './kept-game.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
});

const game = answered(
  newGame([{ contrast: 'ih-iy', pair: 'ship-sheep', said: 0, voice: 'she' }]),
  1,
  700,
  5,
);

test('a round outlasts a reload, for the one whose it is', () => {
  keepGame(7, game);
  expect(keptGame(7)).toEqual(game);
  expect(keptGame(0)).toBeUndefined();
  dropGame(7, game);
  expect(keptGame(7)).toBeUndefined();
});

test('a round that is saved late leaves the one that has begun since', () => {
  const next = newGame(game.questions);
  keepGame(7, next);
  dropGame(7, game);
  expect(keptGame(7)).toEqual(next);
});

test.each([
  ['a pair that is no more', { questions: [{ ...game.questions[0], pair: 'ship-shape' }] }],
  ['a pair of another contrast', { questions: [{ ...game.questions[0], contrast: 'l-r' }] }],
  ['no questions', { questions: [] }],
  ['more answers than questions', { answers: [...game.answers, ...game.answers] }],
  ['an answer that is none', { answers: [{ chose: 2, ms: 5 }] }],
])('a round with %s is of no use', (_what, change) => {
  sessionStorage.setItem('saywell-ear:7', JSON.stringify({ ...game, ...change }));
  expect(keptGame(7)).toBeUndefined();
});
