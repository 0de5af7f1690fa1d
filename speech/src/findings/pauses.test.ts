import { expect, test } from 'vitest';
import { breathingPlaces, pauseCause } from './pauses.ts';
import { take, word } from './testing-take.ts';

const words = [word('Yes', 'Y EH S'), word('it’s', 'IH T S'), word('all', 'AO L')];
const phrase = 'Yes, it’s all!';

test('a comma or an end is a place to breathe', () => {
  expect(breathingPlaces(take(phrase, words))).toEqual([true, false, true]);
});

test('a repeated word is found in its own place', () => {
  const twice = [word('no', 'N OW'), word('no', 'N OW'), word('no', 'N OW')];
  expect(breathingPlaces(take('no no, no', twice))).toEqual([false, true, false]);
});

test('a stop inside the phrase names the two words, how long it was and how they join', () => {
  const pauses = [{ start: 1, end: 1.42, afterWord: 1 }];
  const tip = pauseCause(take(phrase, words, { pauses }))?.finding;
  expect(tip).toMatchObject({ kind: 'pauses', words: [1, 2] });
  expect(tip?.title).toContain('0.4 s');
  expect(tip?.body).toContain('/s/');
});

test('a word that begins with a consonant is joined in another way', () => {
  const pauses = [{ start: 1, end: 1.42, afterWord: 0 }];
  const tip = pauseCause(take('it’s so', [words[1]!, word('so', 'S OW')], { pauses }))?.finding;
  expect(tip).toMatchObject({ kind: 'pauses', words: [0, 1] });
  expect(tip?.body).not.toContain('/');
});

test('a breath at a comma and a short gap are fine', () => {
  const pauses = [
    { start: 0, end: 0.9, afterWord: 0 },
    { start: 1, end: 1.1, afterWord: 1 },
  ];
  expect(pauseCause(take(phrase, words, { pauses }))).toBeUndefined();
});

test.each([
  [1.25, 2.5],
  [1.24, undefined],
])('a stop from 1 to %d s costs %d points', (end, cost) => {
  const pauses = [{ start: 1, end, afterWord: 1 }];
  expect(pauseCause(take(phrase, words, { pauses }))?.cost).toBe(cost);
});
