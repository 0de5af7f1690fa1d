import { expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';

function citation(word: string): string | undefined {
  return lexicon.pronounce(word).variants[0]?.join(' ');
}

test('a dictionary word has all its pronunciations, not guessed', () => {
  expect(lexicon.pronounce('either')).toEqual({
    variants: [
      ['IY1', 'DH', 'ER0'],
      ['AY1', 'DH', 'ER0'],
    ],
    fromLetters: false,
  });
});

test('our own words come before the dictionary’s', () => {
  expect(citation('and')).toBe('AE1 N D');
  expect(citation('jalapeno')).toContain('N Y OW0');
});

test('a capital letter is named', () => {
  expect(citation('W')).toBe('D AH1 B AH0 L Y UW0');
});

test('unknown words are built from known parts before they are guessed', () => {
  expect(lexicon.pronounce('snowboarder').fromLetters).toBe(false);
  expect(citation('guitarlike')).toBe('G IH0 T AA1 R L AY2 K');
  expect(citation("podcaster's")).toMatch(/Z$/);
  expect(lexicon.pronounce('zorkiness').fromLetters).toBe(true);
});

test.each([
  ['kitties', 'K IH1 T IY0 Z'],
  ['tweeting', 'T W IY1 T IH0 NG'],
  ['skyping', 'S K AY1 P IH0 NG'],
])('“%s” follows its stem', (word, sounds) => {
  expect(lexicon.pronounce(word)).toEqual({ variants: [sounds.split(' ')], fromLetters: false });
});

test.each([
  ['guitar', 'cat', true],
  ['guitar', 'like', false],
  ['cat', 'guitar', true],
  ['snow', 'guitar', false],
  ['antidisestablishmentarianism', 'considerable', false],
  ['antidisestablishmentarianism', 'understanding', true],
])(
  'a part has four letters, a compound at most 40: is “%s-%s” guessed?',
  (first, second, guessed) => {
    expect(lexicon.pronounce(first + second).fromLetters).toBe(guessed);
  },
);

test('a word without any letter has no sounds', () => {
  expect(lexicon.pronounce('').variants).toEqual([]);
  expect(lexicon.pronounce("'").variants).toEqual([]);
});
