import { saveStressRound } from '@saywell/contract';
import { expect, test } from 'vitest';
import { answered, moveOn, newRound, withMore } from '../../lib/rounds/round.ts';
import { stressItem } from './round-item.ts';
import { isRight, type StressRound } from './round.ts';

const begun: StressRound = newRound(
  [
    { item: 'hotel', voice: 'F' },
    { item: 'develop', voice: 'M' },
  ],
  0,
);

test('a question is right when its strong part is tapped', () => {
  expect(isRight(answered(begun, { chose: 1, said: null }, 5), 0)).toBe(true);
  expect(isRight(answered(begun, { chose: 0, said: null }, 5), 0)).toBe(false);
});

test('what was said aloud is sent with the tap, and null where nothing was', () => {
  const first = withMore(answered(begun, { chose: 1, said: null }, 0), { said: 'wrong' }, 1500);
  const over = moveOn(answered(moveOn(first, 2500), { chose: 0, said: null }, 2500), 2500);
  const { key, body } = stressItem(1, over);
  expect(key).toBe(`stress:${begun.key}`);
  expect(saveStressRound.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    key: begun.key,
    duration: 3,
    answers: [
      { item: 'hotel', chose: 1, said: 'wrong' },
      { item: 'develop', chose: 0, said: null },
    ],
  });
});
