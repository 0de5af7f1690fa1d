import { expect, test } from 'vitest';
import { CONFUSIONS } from '../findings/confusions.ts';
import { isVowel, PHONES } from '../phonemes/phone-set.ts';
import { isBelievable, isInsertion, isMerged, placeIn } from './believable.ts';

const stop = ['S', 'T', 'AA', 'P'];

test('a consonant for a consonant and a vowel for a vowel are believable', () => {
  expect(isBelievable(stop, 1, 'D')).toBe(true);
  expect(isBelievable(stop, 2, 'AO')).toBe(true);
});

test('a vowel for a lone consonant is an alignment error', () => {
  expect(isBelievable(['F', 'EY', 'S'], 2, 'IY')).toBe(false);
  expect(isBelievable(['B', 'IY'], 1, 'M')).toBe(false);
});

test('a known slip between the two classes is believable', () => {
  expect(isBelievable(['F', 'IY', 'L'], 2, 'OW')).toBe(true);
});

test('a short vowel in a consonant cluster was inserted', () => {
  expect(isInsertion(stop, 0, 'EH')).toBe(true);
  expect(isInsertion(stop, 3, 'AH')).toBe(false);
  expect(isInsertion(stop, 0, 'AY')).toBe(false);
});

test.each([
  ['S T IH K', 0, 'startCluster'],
  ['S T IH K', 1, 'startCluster'],
  ['S T IH K', 2, 'elsewhere'],
  ['S T IH K', 3, 'end'],
  ['IH T', 1, 'end'],
  ['IH T S', 1, 'endCluster'],
  ['IH T S', 2, 'endCluster'],
  ['S IY', 0, 'elsewhere'],
  ['S IH T IY', 2, 'elsewhere'],
  ['SH', 0, 'elsewhere'],
])('in “%s” sound %i is at “%s”', (word, index, place) => {
  expect(placeIn(word.split(' '), index)).toBe(place);
});

test('the vowel next to a cluster that reaches into it was not put in', () => {
  expect(isInsertion(['S', 'P', 'IY', 'K', 'S'], 3, 'IY')).toBe(false);
  expect(isInsertion(['S', 'P', 'IY', 'K', 'S'], 3, 'IH')).toBe(true);
  expect(isInsertion(['S', 'T', 'IH', 'K'], 1, 'IH')).toBe(false);
});

test('cot and caught are one, but for an r', () => {
  expect(isMerged(['F', 'AA', 'L'], 1, 'AO')).toBe(true);
  expect(isMerged(['L', 'AO'], 1, 'AA')).toBe(true);
  expect(isMerged(['F', 'AO', 'R', 'K'], 1, 'AA')).toBe(false);
  expect(isMerged(['L', 'AO'], 1, 'OW')).toBe(false);
});

test('an r or l that sounds like a vowel is not an inserted vowel', () => {
  expect(isInsertion(['TH', 'R', 'IY'], 1, 'AH')).toBe(false);
  expect(isInsertion(['F', 'IH', 'L', 'M'], 2, 'AH')).toBe(false);
});

test('a lone consonant can be heard exactly as the vowels that have a cue, and vice versa', () => {
  const believed = PHONES.flatMap((asked) =>
    PHONES.filter(
      (heard) => isVowel(asked) !== isVowel(heard) && isBelievable([asked], 0, heard),
    ).map((heard) => `${asked} ${heard}`),
  );
  const withCue = CONFUSIONS.filter(({ expected, heard }) => isVowel(expected) !== isVowel(heard));
  expect(believed).toEqual(withCue.map(({ expected, heard }) => `${expected} ${heard}`));
});
