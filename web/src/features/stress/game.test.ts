import { expect, test } from 'vitest';
import { afterSaying, answered, isOver, isRight, moveOn, newGame, placeIn } from './game.ts';
import { dropGame, keepGame, keptGame } from './kept-game.ts';
import { stressItem } from './round-item.ts';

const begun = {
  ...newGame([
    { item: 'hotel', voice: 'F' },
    { item: 'develop', voice: 'M' },
  ]),
  at: 0,
};

test('a question is tapped once, maybe said, and left', () => {
  const tapped = answered(begun, 1, 2000);
  expect([isRight(tapped, 0), placeIn(tapped), tapped.shown]).toEqual([true, 0, true]);
  expect(answered(tapped, 0, 3000)).toBe(tapped);
  const said = afterSaying(afterSaying(tapped, 'wrong', 4000), 'right', 5000);
  expect(said.answers).toEqual([{ chose: 1, said: 'right' }]);
  const next = moveOn(said, 6000);
  expect([placeIn(next), next.shown, next.spentMs]).toEqual([1, false, 6000]);
  expect(isOver(moveOn(answered(next, 0, 7000), 8000))).toBe(true);
});

test('a page that lay open is not practice', () => {
  expect(answered(begun, 0, 3_600_000).spentMs).toBe(60_000);
});

test('what was not said aloud is sent as tapped alone', () => {
  const { body } = stressItem(1, moveOn(answered(begun, 0, 1500), 2500));
  expect(body).toMatchObject({
    key: begun.key,
    duration: 3,
    answers: [{ item: 'hotel', chose: 0, said: null }],
  });
});

test('without storage nothing is kept, and nothing fails', () => {
  keepGame(1, begun);
  dropGame(1, begun);
  expect(keptGame(1)).toBeUndefined();
});
