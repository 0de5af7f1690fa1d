import { expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';
import { expectedWords } from './expected-words.ts';
import { reducedForms } from './reduced-forms.ts';
import { taughtWords } from './taught-forms.ts';

const reduced = (phrase: string, word: number, sounds: string) =>
  reducedForms(
    taughtWords(
      expectedWords(phrase, undefined, lexicon),
      phrase,
      [{ word, sounds }],
      ({ at }) => at,
    ),
  );

test('a silent h is told from a full one', () => {
  const [his] = reduced('Did he give her his number?', 4, 'IH0 Z');
  expect(his).toMatchObject({ word: 4, taught: ['IH0', 'Z'], full: ['HH', 'IH1', 'Z'] });
});

test('a form between the two is neither: “tuh” where “going to” may be “gonna”', () => {
  const [to] = reduced("I'm going to call you.", 2, 'AH0');
  expect(to!.asFull.flat()).not.toContain('AH0');
  expect(to!.between).toContainEqual(['T', 'AH0']);
});

test('another full vowel is as full: “want” with the vowel of “caught”', () => {
  const [want] = reduced('Do you want to come?', 2, 'W AA1 N');
  expect(want!.asFull).toContainEqual(['W', 'AO1', 'N', 'T']);
});

test.each([
  ['sounds the same', 'A bowl of soup.', 2, 'AH0 V'],
  ['is a word of its own', "They don't permit it.", 2, 'P ER0 M IH1 T'],
  ['keeps its vowel before another', "I've been meaning to ask.", 3, 'T AH0'],
])('nothing is compared where the taught form %s', (_, phrase, word, sounds) => {
  expect(reduced(phrase, word, sounds)).toEqual([]);
});

test('a word without a taught form is not compared', () => {
  expect(reducedForms(expectedWords('Tell him.', undefined, lexicon))).toEqual([]);
});
