import { beforeEach, expect, test, vi } from 'vitest';
import { answered, newRound } from '../../lib/rounds/round.ts';
import { storageOf } from '../../lib/testing-storage.ts';
import { type EarRound, isRight, keptEarRounds } from './round.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
});

const question = { contrast: 'ih-iy', pair: 'ship-sheep', said: 0, voice: 'she' } as const;
const begun: EarRound = newRound([question], 0);

test('a question is heard when the word that was said is chosen', () => {
  expect(isRight(answered(begun, { chose: 0, ms: 700 }, 5), 0)).toBe(true);
  expect(isRight(answered(begun, { chose: 1, ms: 700 }, 5), 0)).toBe(false);
});

test('a round of pairs that are known is kept', () => {
  keptEarRounds.keep(7, begun);
  expect(keptEarRounds.get(7)).toEqual(begun);
});

test.each([
  ['a pair that is no more', { questions: [{ ...question, pair: 'ship-shape' }] }],
  ['a pair of another contrast', { questions: [{ ...question, contrast: 'l-r' }] }],
  ['an answer that is none', { answers: [{ chose: 2, ms: 5 }] }],
])('a round with %s is of no use', (_what, change) => {
  sessionStorage.setItem('saywell-ear:7', JSON.stringify({ ...begun, ...change }));
  expect(keptEarRounds.get(7)).toBeUndefined();
});
