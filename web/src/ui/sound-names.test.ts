import { expect, test } from 'vitest';
import { keywordText, soundIn, spokenName } from './sound-names.tsx';

test('a weak vowel, the tap, and the stopped t are known by words that hold that very sound', () => {
  expect(keywordText('AH', 'ə')).toBe('about');
  expect(keywordText('ER', 'ɚ')).toBe('teacher');
  expect(keywordText('D', 'ɾ')).toBe('water');
  expect(keywordText('T', 'ʔ')).toBe('button');
  expect(keywordText('AH', 'ʌ')).toBe('cup');
});

test('a sound is read with its letters and its word', () => {
  expect(spokenName('TH')).toBe('th as in thin');
  expect(spokenName('ER', 'ɚ')).toBe('er as in teacher');
});

test('among other things, a sound is named by its letters in its word', () => {
  expect(soundIn('TH')).toBe('The th in “thin”');
  expect(soundIn('ER', 'ɚ')).toBe('The er in “teacher”');
});
