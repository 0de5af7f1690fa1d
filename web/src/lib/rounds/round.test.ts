import { expect, test } from 'vitest';
import {
  answered,
  isOver,
  moveOn,
  newRound,
  placeIn,
  resumed,
  type Round,
  savedRound,
  withMore,
} from './round.ts';

type Answer = { chose: number; said?: string };
const NOW = 1_795_000_000_000;
const round: Round<string, Answer> = newRound(['ship', 'sheep'], NOW);

test('an answer is shown before the next question comes', () => {
  const first = answered(round, { chose: 0 }, NOW + 800);
  expect([placeIn(first), first.shown]).toEqual([0, true]);
  const second = moveOn(first, NOW + 900);
  expect([placeIn(second), second.shown, isOver(second)]).toEqual([1, false, false]);
  const last = answered(second, { chose: 1 }, NOW + 1000);
  expect(isOver(last)).toBe(false);
  expect(isOver(moveOn(last, NOW + 2000))).toBe(true);
});

test('a question is answered once', () => {
  const first = answered(round, { chose: 0 }, NOW);
  expect(answered(first, { chose: 1 }, NOW)).toBe(first);
  const over = [0, 1].reduce((now) => moveOn(answered(now, { chose: 1 }, NOW), NOW), round);
  expect(answered(over, { chose: 1 }, NOW)).toBe(over);
  expect(moveOn(over, NOW)).toBe(over);
});

test('more is known of the answer that is shown, and of no other', () => {
  const first = answered(round, { chose: 1 }, NOW);
  const said = withMore(withMore(first, { said: 'wrong' }, NOW), { said: 'right' }, NOW);
  expect(said.answers).toEqual([{ chose: 1, said: 'right' }]);
  const next = moveOn(said, NOW);
  expect(withMore(next, { said: 'late' }, NOW)).toBe(next);
});

test('a page that lay open for an hour counts a minute', () => {
  const first = answered(round, { chose: 0 }, NOW + 3_600_000);
  expect(first.spentMs).toBe(60_000);
  expect(moveOn(first, NOW + 7_200_000).spentMs).toBe(120_000);
});

test('time away from a round is not practice, and does not move its end', () => {
  const back = resumed(round, NOW + 30_000);
  expect(answered(back, { chose: 0 }, NOW + 31_000).spentMs).toBe(1000);
  const over = moveOn(answered(newRound(['ship'], NOW), { chose: 0 }, NOW), NOW + 5);
  expect(resumed(over, NOW + 86_400_000)).toBe(over);
});

test('what is saved of it is its key, its end and its seconds, one at least', () => {
  const { key } = round;
  expect(savedRound(round)).toEqual({ key, at: new Date(NOW).toISOString(), duration: 1 });
  expect(savedRound({ ...round, spentMs: 6500 }).duration).toBe(7);
  expect(savedRound({ ...round, spentMs: 40_000_000 }).duration).toBe(3600);
});
