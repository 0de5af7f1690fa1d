import { expect, test } from 'vitest';
import { choose, isClear, slipsOf, weight } from './analyzed-take.ts';
import { word } from './testing-take.ts';

// A wrong sound of these takes has an accuracy of 0.2, an unsure one of 0.6.
test.each([
  ['TH:wrong', 0.9],
  ['TH:wrong>S', 1],
  ['TH:check', 0.28],
  ['TH:check>S', 0.38],
])('%s weighs %d', (sound, expected) => {
  expect(weight(slipsOf(word('think', sound), 0)[0]!)).toBeCloseTo(expected);
});

test.each([
  [0.745, true],
  [0.744, false],
])('a word of %d is clear: %s', (accuracy, clear) => {
  expect(isClear(word('think', 'TH IH NG K', { accuracy }), 0)).toBe(clear);
});

test('the same word has the same wording, from one version to the next', () => {
  const options = [...Array(10).keys()] as [number, ...number[]];
  const keys = ['at', 'think', 'worth', 'weather', 'The weather is nice this morning.'];
  expect(keys.map((key) => choose(options, key))).toEqual([0, 7, 3, 5, 0]);
});
