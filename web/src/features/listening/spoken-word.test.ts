import { expect, test } from 'vitest';
import { spokenWord, type TimedWord, writtenWords } from './spoken-word.ts';

const phrase = 'It’s 10 a.m., Ann.';
const timed: TimedWord[] = [
  { from: 0, to: 4, start: 0.1, end: 0.3 },
  { from: 5, to: 7, start: 0.3, end: 0.6 },
  { from: 8, to: 12, start: 0.7, end: 1.1 },
  { from: 14, to: 17, start: 1.2, end: 1.6 },
];

test('words are what stands between spaces', () => {
  expect(writtenWords(phrase).map(({ text }) => text)).toEqual(['It’s', '10', 'a.m.,', 'Ann.']);
});

test('the word being said is found by its time', () => {
  expect(spokenWord(phrase, timed, { seconds: 0.2 })).toBe(0);
  expect(spokenWord(phrase, timed, { seconds: 0.9 })).toBe(2);
  expect(spokenWord(phrase, timed, { seconds: 1.5 })).toBe(3);
});

test('a pause keeps the word before it', () => {
  expect(spokenWord(phrase, timed, { seconds: 0.65 })).toBe(1);
});

test('before the first word and after the last nothing is lit', () => {
  expect(spokenWord(phrase, timed, { seconds: 0.05 })).toBeUndefined();
  expect(spokenWord(phrase, timed, { seconds: 1.7 })).toBeUndefined();
  expect(spokenWord(phrase, timed, undefined)).toBeUndefined();
});

test('the device’s own voice names the character instead', () => {
  expect(spokenWord(phrase, undefined, { character: 14 })).toBe(3);
});

test('or the one behind a word, which is still being said', () => {
  expect(spokenWord(phrase, undefined, { character: 4 })).toBe(0);
  expect(spokenWord(phrase, undefined, { character: phrase.length })).toBe(3);
});

test('where it names none, no word is lit', () => {
  expect(spokenWord(phrase, undefined, { character: undefined })).toBeUndefined();
  expect(spokenWord(phrase, timed, { character: undefined })).toBeUndefined();
});
