import { expect, test } from 'vitest';
import {
  aspectScore,
  overallScore,
  withConfusions,
  withFailure,
  withReplaced,
  withMelody,
  worstMean,
} from './overall.ts';

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

test("aspects keep the experts' order and use the whole scale", () => {
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

test('a confusion costs a fluent reading points, and a poor one nothing more', () => {
  expect(withConfusions(96, 0)).toBe(96);
  expect(withConfusions(96, 1)).toBe(91);
  expect(withConfusions(96, 7)).toBe(86);
  expect(withConfusions(75, 2)).toBe(75);
});

test('a better reading never ends lower for the same confusions', () => {
  const scores = Array.from({ length: 101 }, (_, score) => withConfusions(score, 2));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

test('the blend is what the scorer’s file says, number by number', () => {
  const takes = { phones: [2, 1, 0.5, 2, 2], words: [10, 4, 10], aspects: [8, 6, 7, 9] };
  // A fifth of five phones is the worst one, and so is a third of three words.
  const segments = 2.5 * 0.5 + 0.5 * 4;
  const whole = 0.8 * 8 + 0.1 * 6 + 0.1 * 7;
  const blend = 0.25 * segments + 0.75 * whole;
  expect(overallScore(takes, config)).toBeCloseTo(45 + (55 * (blend - 5)) / 4.5);
});

test('scores outside their scale count as its ends', () => {
  const of = (phones: number, words: number) =>
    overallScore({ phones: [phones], words: [words], aspects: [5, 5, 5, 5] }, config);
  expect(of(2.4, 10.5)).toBe(of(2, 10));
  expect(of(-0.4, -1)).toBe(of(0, 0));
  expect(of(1.9, 10)).toBeLessThan(of(2, 10));
  expect(of(2, 9.9)).toBeLessThan(of(2, 10));
  expect(of(0, 10)).toBeLessThan(of(0.5, 10));
  expect(of(2, 0)).toBeLessThan(of(2, 0.5));
});

test('the worst are the lowest of the share, one at least', () => {
  expect(worstMean([3, 1, 2, 4], 0.5)).toBe(1.5);
  expect(worstMean([3, 1, 2, 4], 0.1)).toBe(1);
});

test('an aspect of 1 is nothing and one of 9.6 everything', () => {
  expect(aspectScore(1)).toBe(0);
  expect(aspectScore(1.1)).toBeCloseTo(100 / 86);
  expect(aspectScore(9.5)).toBeCloseTo(100 - 100 / 86);
  expect(aspectScore(9.6)).toBe(100);
});

test('confusions count from 80 on and in full from 90', () => {
  expect(withConfusions(80, 1)).toBe(80);
  expect(withConfusions(85, 1)).toBe(82.5);
  expect(withConfusions(90, 1)).toBe(85);
  expect(withConfusions(90, 1.5)).toBe(82.5);
  expect(withConfusions(90, 2)).toBe(80);
  expect(withConfusions(90, 2.5)).toBe(80);
});

test('words in part lift a score to 74 at most, and never lower it', () => {
  expect(withReplaced(80, { whole: 0.5, part: 0.75 })).toBe(60);
  expect(withReplaced(80, { whole: 0.5, part: 0.99 })).toBe(74);
  expect(withReplaced(100, { whole: 0.9, part: 0.95 })).toBe(90);
  expect(withReplaced(100, { whole: 1, part: 1 })).toBe(100);
});

test('a failed contrast leaves 74 at most, and 62 when it is sure', () => {
  expect(withFailure(96, 0)).toBe(96);
  expect(withFailure(96, 0.5)).toBe(68);
  expect(withFailure(96, 1)).toBe(62);
  expect(withFailure(96, 1e-9)).toBeCloseTo(74);
  expect(withFailure(50, 1)).toBe(50);
});

test('a melody counts as right from 75 on, and missing it leaves 70 %', () => {
  expect(withMelody(90, 75)).toBe(90);
  expect(withMelody(90, 74)).toBeLessThan(90);
  expect(withMelody(90, 37.5)).toBeCloseTo(90 * 0.85);
  expect(withMelody(90, 0)).toBeCloseTo(63);
});
