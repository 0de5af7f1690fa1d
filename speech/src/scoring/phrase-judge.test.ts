import { expect, test } from 'vitest';
import type { Observation } from '../observation/observe.ts';
import { madeModel } from '../testing/made-model.ts';
import { loadPhraseJudge } from './phrase-judge.ts';

/** Two frames of one sound, which another one fits better by 2. */
const observation = {
  alignment: { phones: [{ phone: 0, start: 0, end: 2 }] },
  clip: {
    scores: { classes: 2, values: Float32Array.of(-3, -1, -3, -1) },
    network: { logPosteriors: Float32Array.of(-4, -1, -4, -1) },
  },
  posteriors: [{ mean: [-4, -1] }],
  nativePosteriors: [{ mean: [-6, -1] }],
} as unknown as Observation;
/** The worst fifth of 30 sounds are six, the worst third of nine words three. */
const scores = {
  phones: [0, 0, 0, 0, 0, 1, ...Array.from({ length: 24 }, () => 2)],
  words: [1, 2, 3, 8, 8, 8, 8, 8, 8],
  aspects: [4, 0, 0, 7],
};

const judge = (weights: number[]) => loadPhraseJudge(madeModel({ 'phrase.weights': [weights] }));

test.each([
  ['fit of the sounds', 0, -4],
  ['fit by natives', 1, -6],
  ['how far it is under the best free path', 2, -2],
  ['mean of the sounds', 3, 49 / 30],
  ['worst fifth of the sounds', 4, 1 / 6],
  ['mean of the words', 5, 6 / 5],
  ['worst third of the words', 6, 2 / 5],
  ['accuracy', 7, 4 / 5],
  ['total', 8, 7 / 5],
  ['log of the number of sounds', 9, Math.log(30)],
])('%s is measured as in training', (_, place, expected) => {
  const weights = Array.from({ length: 11 }, (_value, at) => Number(at === place));
  const chance = judge(weights)(observation, scores);
  expect(Math.log(chance / (1 - chance))).toBeCloseTo(expected, 4);
});

test('no phrase is surer than odds of e to the 30', () => {
  const always = (odds: number) => judge([...Array.from({ length: 10 }, () => 0), odds]);
  expect(always(100)(observation, scores)).toBe(1 / (1 + Math.exp(-30)));
  expect(always(-100)(observation, scores)).toBe(1 / (1 + Math.exp(30)));
});
