import { expect, test } from 'vitest';
import { breathingPlaces, pauseTip } from './pauses.ts';
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

test('a stop inside the phrase is named with how the words join', () => {
  const pauses = [{ start: 1, end: 1.42, afterWord: 1 }];
  expect(pauseTip(take(phrase, words, { pauses }))).toBe(
    'Join “it’s all”: you stopped there for 0.4 s. Let the /s/ open straight into “all”.',
  );
});

test('a breath at a comma and a short gap are fine', () => {
  const pauses = [
    { start: 0, end: 0.9, afterWord: 0 },
    { start: 1, end: 1.1, afterWord: 1 },
  ];
  expect(pauseTip(take(phrase, words, { pauses }))).toBeUndefined();
});
