import { expect, test } from 'vitest';
import type { Observation } from '../observation/observe.ts';
import { madeModel } from '../testing/made-model.ts';
import { loadWordJudge } from './word-judge.ts';

/** Words of two sounds and of one; every class of their frames has the same log-posterior but one. */
const posteriors = [
  { own: -1, best: -0.5 },
  { own: -3, best: -1 },
  { own: -20, best: -2 },
].map(({ own, best }, phone) => {
  const mean = new Float64Array(40).fill(-30);
  mean[phone] = own;
  mean[10] = best;
  return { mean, highest: mean };
});
const observation = {
  alignment: { phones: [0, 1, 2].map((phone) => ({ phone, word: phone < 2 ? 0 : 1 })) },
  posteriors,
  nativePosteriors: posteriors.map(({ mean }) => ({ mean: mean.map((value) => value / 2) })),
} as unknown as Observation;
const scores = { phones: [1.5, 0.5, 1], words: [8, 6], aspects: [] };

const judge = (weights: number[]) => loadWordJudge(madeModel({ 'words.weights': [weights] }));

/** The measure of each word at this position of the judge's input. */
function measure(place: number, heard = observation): number[] {
  const weights = Array.from({ length: 10 }, (_, at) => Number(at === place));
  return judge(weights)(heard, scores).map((chance) => Math.log(chance / (1 - chance)));
}

test.each([
  ['fit by learners', 0, [-2, -10]],
  ['under the best sound', 1, [-1.25, -8]],
  ['fit by natives', 2, [-1, -10]],
  ['under the best by natives', 3, [-0.625, -9]],
  ['the worst sound by natives', 4, [-1, -9]],
  ['word score', 5, [1.6, 1.2]],
  ['mean of the sounds', 6, [1, 1]],
  ['lowest of the sounds', 7, [0.5, 1]],
  ['log of their number', 8, [Math.log(2), 0]],
])('%s is measured as in training', (_, place, expected) => {
  expect(measure(place)).toEqual(expected.map((value) => expect.closeTo(value, 4)));
});

test('where nothing fits, no sound is under another', () => {
  const nothing = posteriors.map(() => ({ mean: new Float64Array(40).fill(-30) }));
  const heard = { ...observation, posteriors: nothing } as unknown as Observation;
  expect(measure(0, heard)).toEqual([-10, -10].map((value) => expect.closeTo(value, 4)));
  expect(measure(1, heard)).toEqual([0, 0]);
});

test('no word is surer than odds of e to the 30', () => {
  const always = (odds: number) => judge([...Array.from({ length: 9 }, () => 0), odds]);
  expect(always(100)(observation, scores)).toEqual([1, 1].map((one) => one / (1 + Math.exp(-30))));
  expect(always(-100)(observation, scores)).toEqual([1, 1].map((one) => one / (1 + Math.exp(30))));
});
