import { readFileSync } from 'node:fs';
import { openLexicon, withoutStress } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { CONTRAST_CLASSES, contrastClass, differenceOf } from './contrasts.ts';
import { SWAP_PAIRS } from './swap-pairs.ts';

const speech = new URL('../../speech/', import.meta.url);
const lexicon = openLexicon({
  dictionary: readFileSync(new URL('dictionary/words.bin', speech)),
  letters: readFileSync(new URL('model/letters.swm', speech)),
});

const sounds = (sentence: string, word: number) =>
  lexicon
    .pronounce(sentence.split(' ')[word]!.toLowerCase())
    .variants.map((phones) => phones.map(withoutStress));

test('the words of every pair differ in the sounds it names, and in nothing else', () => {
  for (const { asked, said, word, sound, instead } of SWAP_PAIRS) {
    const found = sounds(asked, word).flatMap((own) =>
      sounds(said, word).map((other) => differenceOf(own, other)),
    );
    expect(found, `${asked} / ${said}`).toContainEqual(expect.objectContaining({ sound, instead }));
    expect(asked.split(' ').toSpliced(word, 1)).toEqual(said.split(' ').toSpliced(word, 1));
  }
});

test('every pair is of a class, and no class is empty', () => {
  const classes = new Set(SWAP_PAIRS.map(contrastClass));
  expect(classes).toEqual(new Set(CONTRAST_CLASSES));
});

test('a difference is one sound exchanged, dropped or added', () => {
  expect(differenceOf(['P', 'AE', 'N'], ['P', 'EH', 'N'])).toEqual({
    at: 1,
    sound: 'AE',
    instead: 'EH',
  });
  expect(differenceOf(['K', 'OW', 'L', 'D'], ['K', 'OW', 'L'])).toMatchObject({
    sound: 'D',
    instead: '',
  });
  expect(differenceOf(['AA', 'N'], ['AA', 'N', 'N'])).toMatchObject({ sound: '', instead: 'N' });
  expect(differenceOf(['P', 'EH'], ['P', 'EH'])).toBeUndefined();
  expect(differenceOf(['P', 'EH', 'N'], ['B', 'EH', 'T'])).toBeUndefined();
});
