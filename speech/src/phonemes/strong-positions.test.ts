import { expect, test } from 'vitest';
import { strongPositions } from './strong-positions.ts';

/** The sounds of a phrase that are in a strong position; words separated by `|`. */
function plain(phrase: string): string {
  const words = phrase.split(' | ').map((word) => word.split(' '));
  const symbols = words.flat();
  const wordOf = words.flatMap((word, i) => word.map(() => i));
  const places = strongPositions(symbols, wordOf);
  return symbols.filter((_, i) => places[i]).join(' ');
}

test.each([
  ['a word and a stressed syllable begin plainly', 'B IH0 G IH1 N', 'B G IH1'],
  ['a T between vowels may be a flap', 'W AO1 T ER0', 'W AO1'],
  ['a T after N may be lost', 'EH1 N T ER0', 'EH1'],
  ['a sound at the end may be blurred', 'P L IY1 Z', 'P L IY1'],
  ['a second consonant counts when it is a glide', 'T R AY1', 'T R AY1'],
  ['after S no stop is breathed', 'S T OW1 N', 'OW1'],
  ['after the S of another word it is', 'DH IH1 S | T OW1 N', 'DH IH1 T OW1'],
  ['what follows in the next word does not count', 'AE1 T | AO1 L', 'AE1 AO1'],
  ['a weak word begins plainly too', 'DH AH0', 'DH'],
  ['without digits the first vowel counts as stressed', 'S IY T IH NG', 'S IY'],
  ['before a lesser stress a T is a flap', 'P AH0 T EY1 T OW2', 'P T EY1 OW2'],
  ['and in a weak word', 'G OW1 | T AH0', 'G OW1'],
  ['what ends a syllable is no beginning', 'AO1 N L AY2 N', 'AO1 L AY2'],
  ['a Y may follow anything', 'N Y UW1', 'N Y UW1'],
])('%s: %s', (_, phrase, expected) => {
  expect(plain(phrase)).toBe(expected);
});
