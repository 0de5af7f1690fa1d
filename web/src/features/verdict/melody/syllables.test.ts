import { expect, test } from 'vitest';
import { splitSpelling, stressedSyllable, syllablesOf } from './syllables.ts';
import { buildWord } from '../testing-analysis.ts';

test.each([
  ['tonight', 'to night'],
  ['station', 'sta tion'],
  ['deadline', 'dead line'],
  ['bathroom', 'bath room'],
  ['yesterday', 'yes ter day'],
  ['coffee', 'cof fee'],
  ['canceled', 'can celed'],
  ['email', 'e mail'],
])('%s is cut into %s', (word, parts) => {
  expect(splitSpelling(word, parts.split(' ').length)).toEqual(parts.split(' '));
});

test('a word whose spelling does not tell its syllables stays whole', () => {
  expect(splitSpelling('didn’t', 2)).toBeUndefined();
  expect(splitSpelling('please', 1)).toEqual(['please']);
});

test('the stressed syllable is the one after the mark', () => {
  expect(stressedSyllable('təˈnaɪt')).toBe(1);
  expect(stressedSyllable('ˈjɛstɚˌdeɪ')).toBe(0);
  expect(stressedSyllable('ɔlˈɹɛdi')).toBe(1);
  expect(stressedSyllable('əv')).toBeUndefined();
});

test('a syllable begins with the consonant before its vowel', () => {
  const word = buildWord('tonight', 1, 1, ['T t', 'AH ə', 'N n', 'AY aɪ', 'T t']);
  const [to, night] = syllablesOf({ text: 'tonight,', word }, 'təˈnaɪt');
  expect(to).toMatchObject({ text: 'to', start: 1, stressed: false });
  expect(night).toMatchObject({ text: 'night', stressed: true });
  expect(night?.start).toBeCloseTo(1.2);
  expect(night?.end).toBeCloseTo(1.5);
});
