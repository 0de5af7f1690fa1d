import { expect, test } from 'vitest';
import { changeOfAnswers, changeOfScores } from './change.ts';

const ten = (...points: number[]) =>
  Array.from({ length: 10 }, (_, at) => points[at % points.length]!);
const answers = (right: number) => Array.from({ length: 10 }, (_, at) => (at < right ? 100 : 0));

test('a difference of scores has the interval of Welch', () => {
  // Both have a variance of 111.1, so 18 degrees: 12 ± 2.101 √(2 · 111.1 / 10), from 2.1 to 21.9.
  expect(changeOfScores(ten(50, 70), ten(62, 82))).toEqual({ by: 12, low: 2, high: 22 });
  // Variances of 1000 and 27.8 leave 9.5 degrees: 20 ± 2.262 √(1027.8 / 10), from −2.9 to 42.9.
  expect(changeOfScores(ten(30, 90), ten(75, 85))).toEqual({ by: 20, low: -3, high: 43 });
});

test('a loss is told as plainly as a gain', () => {
  expect(changeOfScores(ten(62, 82), ten(50, 70))).toEqual({ by: -12, low: -22, high: -2 });
  expect(changeOfAnswers(answers(10), answers(2))).toMatchObject({ by: -80 });
});

test('equal scores still leave a doubt', () => {
  expect(changeOfScores(ten(100), ten(100))).toEqual({ by: 0, low: -5, high: 5 });
  expect(changeOfScores(ten(0), ten(100))).toEqual({ by: 100, low: 95, high: 100 });
});

test('a difference of answers has the interval of Agresti and Caffo', () => {
  // (11 − 6)/12 ± 1.96 √((11·1 + 6·6)/12³), which is 41.7 ± 32.3.
  expect(changeOfAnswers(answers(5), answers(10))).toEqual({ by: 50, low: 9, high: 74 });
  expect(changeOfAnswers(answers(10), answers(10))).toEqual({ by: 0, low: -23, high: 23 });
});

test('what was added to each side never leaves the change outside its interval', () => {
  for (let first = 0; first <= 10; first++) {
    for (let last = 0; last <= 10; last++) {
      const { by, low, high } = changeOfAnswers(answers(first), answers(last))!;
      expect(by).toBeGreaterThanOrEqual(low);
      expect(by).toBeLessThanOrEqual(high);
    }
  }
});

test('every spread of ten scores has its quantile', () => {
  for (let at = 0; at <= 100; at++) {
    const { low, high } = changeOfScores(ten(50, 50 + at / 2), ten(at, 100))!;
    expect(low).toBeLessThan(high);
  }
});

test('fewer than ten tries on either side say nothing', () => {
  expect(changeOfScores(ten(50), ten(90).slice(1))).toBeNull();
  expect(changeOfAnswers(answers(3).slice(1), answers(10))).toBeNull();
});
