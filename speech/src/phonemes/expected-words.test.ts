import { expect, test } from 'vitest';
import { expectedWords, wordAt } from './expected-words.ts';
import { lexicon } from '../testing/lexicon.ts';

test('a given pronunciation is used exactly, word by word', () => {
  const words = expectedWords('I see — you!', [['AY1'], ['S', 'IY1'], ['Y', 'UW1']], lexicon);
  expect(words).toEqual([
    { word: 'I', at: 0, variants: [['AY1']], isLittle: true },
    { word: 'see', at: 2, variants: [['S', 'IY1']] },
    { word: 'you', at: 8, variants: [['Y', 'UW1']], isLittle: true },
  ]);
});

test('a pronunciation that does not fit the phrase is refused', () => {
  const given = (pronunciation: string[][]) => () => expectedWords('I see', pronunciation, lexicon);
  expect(given([['AY1']])).toThrow(/1 words, the phrase 2/);
  expect(given([['AY1'], []])).toThrow(/no sounds/);
  expect(given([['AY1'], ['QQ']])).toThrow(/QQ/);
});

test('without one the phrase is read', () => {
  const [word] = expectedWords('Think!', undefined, lexicon);
  expect(word).toMatchObject({ word: 'Think', at: 0 });
  expect(word!.variants[0]).toEqual(['TH', 'IH1', 'NG', 'K']);
});

test.each([
  ['I think it is good.', ['I', 'it', 'is']],
  ['Yes, it is.', ['it']],
  ['Call IT now.', []],
  ['This', []],
])('the little words without stress in “%s”', (phrase, little) => {
  const words = expectedWords(phrase, undefined, lexicon);
  expect(words.filter(({ isLittle }) => isLittle).map(({ word }) => word)).toEqual(little);
});

test('a word is found by its place between spaces, beside a dash and in what is read as several', () => {
  const phrase = 'I see — $5 now';
  const words = expectedWords(phrase, undefined, lexicon);
  const found = (index: number) => words[wordAt(index, words, phrase)!]?.word;
  expect([0, 1, 2, 3, 4, 5].map(found)).toEqual(['I', 'see', undefined, '$5', 'now', undefined]);
});
