import { saveEarRound } from '@saywell/contract';
import { expect, test } from 'vitest';
import { answered, moveOn, newGame } from './game.ts';
import { earItem } from './round-item.ts';

const question = (said: 0 | 1) => ({
  contrast: 'ih-iy',
  pair: 'ship-sheep',
  said,
  voice: 'en-US-Neural2-F',
});

test('a round goes out as the contract wants it, under its own key', () => {
  const first = moveOn(answered(newGame([question(0), question(1)]), 0, 1200, 5), 900);
  const game = moveOn(answered(first, 0, 900, 1_795_000_000_000), 4000);
  const { key, body } = earItem(7, game);
  expect(key).toBe(`ear:${game.key}`);
  expect(saveEarRound.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    key: game.key,
    duration: 7,
    at: new Date(1_795_000_000_000).toISOString(),
    answers: [
      { pair: 'ship-sheep', said: 0, chose: 0, ms: 1200 },
      { said: 1, chose: 0, ms: 900 },
    ],
  });
});

test('a round that took no time took a second', () => {
  expect(earItem(7, answered(newGame([question(0)]), 0, 0, 5)).body.duration).toBe(1);
});
