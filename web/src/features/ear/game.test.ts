import { expect, test } from 'vitest';
import { answered, type EarGame, isOver, isRight, moveOn, newGame, placeIn } from './game.ts';

const question = (said: 0 | 1) => ({ contrast: 'ih-iy', pair: 'ship-sheep', said, voice: 'she' });
const NOW = 1_000_000;
const game = newGame([question(0), question(1)]);

test('an answer is shown before the next question comes', () => {
  const first = answered(game, 0, 800, NOW);
  expect([placeIn(first), first.shown, isRight(first, 0)]).toEqual([0, true, true]);
  const second = moveOn(first, 900);
  expect([placeIn(second), second.shown]).toEqual([1, false]);
  const last = answered(second, 0, 700, NOW + 1);
  expect([isRight(last, 1), isOver(last)]).toEqual([false, false]);
  expect(isOver(moveOn(last, 10))).toBe(true);
  expect(last.at).toBe(NOW + 1);
});

test('a question is answered once', () => {
  const first = answered(game, 0, 800, NOW);
  expect(answered(first, 1, 5, NOW)).toBe(first);
  const over = [0, 1].reduce<EarGame>((now) => moveOn(answered(now, 1, 5, NOW), 5), game);
  expect(answered(over, 1, 5, NOW)).toBe(over);
  expect(moveOn(over, 5)).toBe(over);
});

test('a page that lay open for an hour counts half a minute', () => {
  const left = answered(game, 0, 3_600_000, NOW);
  expect(left.spentMs).toBe(30_000);
  expect(left.answers[0]?.ms).toBe(600_000);
  expect(moveOn(left, 3_600_000).spentMs).toBe(60_000);
});
