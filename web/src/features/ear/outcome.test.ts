import { earContrasts } from '@saywell/contract';
import { expect, test } from 'vitest';
import { answered, type EarGame, moveOn, newGame } from './game.ts';
import { comesBack, outcomesOf, soundToSay } from './outcome.ts';

const [one, other] = earContrasts.filter(({ sounds }) => sounds[0] !== '') as [
  (typeof earContrasts)[number],
  (typeof earContrasts)[number],
];

/** Ten questions for each contrast; so many are heard, the first pair is mixed up otherwise. */
function played(heardOfOne: number, heardOfOther: number): EarGame {
  const questions = [one, other].flatMap(({ id, pairs }) =>
    Array.from({ length: 10 }, () => ({
      contrast: id,
      pair: pairs[0]!.id,
      said: 0 as const,
      voice: 'she',
    })),
  );
  return questions.reduce<EarGame>((game, _, place) => {
    const right = place % 10 < (place < 10 ? heardOfOne : heardOfOther);
    return moveOn(answered(game, right ? 0 : 1, 500, 5), 500);
  }, newGame(questions));
}

test('a round says how much of each contrast was heard, the best first', () => {
  expect(outcomesOf(played(6, 9))).toMatchObject([
    { contrast: { id: other.id }, asked: 10, heard: 9, well: true, missed: [other.pairs[0]] },
    { contrast: { id: one.id }, asked: 10, heard: 6, well: false },
  ]);
});

test('the sound to say next belongs to a contrast that was heard well', () => {
  expect(soundToSay(outcomesOf(played(6, 9)))).toBe(other.sounds.find((phone) => phone !== ''));
  expect(soundToSay(outcomesOf(played(6, 8)))).toBeUndefined();
});

test('what comes back is said by what the server knows of it', () => {
  const [best, worst] = outcomesOf(played(6, 9)) as [ReturnType<typeof outcomesOf>[number], never];
  const last = { asked: 10, heard: 9, at: '2026-11-23T12:00:00Z' };
  const heard = { contrast: other.id, asked: 20, heard: 18, last, mark: 'heard' as const };
  expect(comesBack(best, undefined)).toContain('Once more on another day');
  expect(comesBack(best, { contrasts: [heard], recent: [] })).toContain('You hear this one');
  expect(comesBack(worst, undefined)).toContain('comes back');
});
