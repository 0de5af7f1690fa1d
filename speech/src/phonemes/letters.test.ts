import { expect, test } from 'vitest';
import packed from '../../model/letters.swm?url&inline';
import { inlineBytes } from '../testing/inline-bytes.ts';
import reference from '../testing/letters.json' with { type: 'json' };
import { openLetters } from './letters.ts';
import { isVowel } from './phone-set.ts';

const read = openLetters(inlineBytes(packed));

test('reads words as PyTorch does with the same file', () => {
  const said = Object.fromEntries(Object.keys(reference).map((word) => [word, read(word)]));
  expect(said).toEqual(reference);
});

test('every word with a vowel has one main stress', () => {
  for (const word of ['blorp', 'zaminator', 'understandable', 'trelliwick', 'oa']) {
    const vowels = read(word).filter((phone) => isVowel(phone));
    expect(vowels.filter((phone) => phone.endsWith('1'))).toHaveLength(1);
  }
});

test('unknown letters are skipped', () => {
  expect(read('z-o-r-k!')).toEqual(read('zork'));
  expect(read('')).toEqual([]);
});

test('very long words are read in pieces', () => {
  const word = 'blorptastic'.repeat(40);
  expect(read(word).length).toBeGreaterThan(300);
  expect(read(word.slice(0, 40))).not.toEqual(read(word.slice(0, 36)));
  const pieces = [word.slice(0, 40), word.slice(40, 80)];
  expect(read(word.slice(0, 80))).toEqual(pieces.flatMap(read));
});
