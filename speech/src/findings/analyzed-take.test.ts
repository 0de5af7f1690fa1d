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
  ['an ok word', 'ok', 'TH IH NG K', true],
  ['an unclear one', 'unclear', 'TH IH NG K', false],
  ['an ok word with an unsure sound', 'ok', 'TH:check IH NG K', false],
] as const)('%s is clear: %4$s', (_, kind, sounds, clear) => {
  expect(isClear(word('think', sounds, { kind }), 0)).toBe(clear);
});

test('the same word has the same wording, from one version to the next', () => {
  const options = [...Array(10).keys()] as [number, ...number[]];
  const keys = ['at', 'think', 'worth', 'weather', 'The weather is nice this morning.'];
  expect(keys.map((key) => choose(options, key))).toEqual([0, 7, 3, 5, 0]);
});
