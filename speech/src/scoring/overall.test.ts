import { expect, test } from 'vitest';
import { aspectScore, overallScore, withConfusions, withMelody } from './overall.ts';

const config = {
  segmentWeight: 0.25,
  worstPhones: 0.2,
  worstWords: 1 / 3,
  phoneScale: 2.5,
  wordScale: 0.5,
  aspectWeights: [0.8, 0.1, 0.1, 0],
  x: [1, 5, 9.5],
  y: [0, 45, 100],
};
const fine = { phones: [2, 2, 2, 2, 2], words: [10, 10, 10], aspects: [9.5, 9.5, 9.5, 9.5] };

test('a fine take gets nearly everything, a wrong one nothing', () => {
  expect(overallScore(fine, config)).toBeGreaterThan(95);
  expect(overallScore({ phones: [0, 0], words: [0], aspects: [1, 1, 1, 1] }, config)).toBe(0);
});

test('one bad sound and word pull the whole down', () => {
  const slip = { ...fine, phones: [2, 2, 0.2, 2, 2], words: [10, 4, 10] };
  expect(overallScore(slip, config)).toBeLessThan(overallScore(fine, config) - 5);
});

test('aspects keep the order of the experts and fill the scale', () => {
  expect(aspectScore(0.5)).toBe(0);
  expect(aspectScore(10)).toBe(100);
  expect(aspectScore(8)).toBeGreaterThan(aspectScore(7));
});

test('a missed melody lowers the score of its exercise, a good one leaves it', () => {
  expect(withMelody(96, undefined)).toBe(96);
  expect(withMelody(96, 80)).toBe(96);
  expect(withMelody(96, 0)).toBeLessThan(75);
  expect(withMelody(96, 40)).toBeLessThan(withMelody(96, 70));
});

test('a confusion costs a fluent reading points, a poor one has paid already', () => {
  expect(withConfusions(96, 0)).toBe(96);
  expect(withConfusions(96, 1)).toBe(91);
  expect(withConfusions(96, 7)).toBe(86);
  expect(withConfusions(75, 2)).toBe(75);
});

test('a better reading never ends lower for the same confusions', () => {
  const scores = Array.from({ length: 101 }, (_, score) => withConfusions(score, 2));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
