import { expect, test } from 'vitest';
import { saidOf } from './said.ts';

const after = (words: number, wordsInPhrase: number) =>
  saidOf({ words, done: false }, wordsInPhrase);

test('with more than one word to come a part was said', () => {
  expect(after(1, 4)).toBe('part');
  expect(after(2, 4)).toBe('part');
});

test('nothing heard, or all but the last word, is unsure', () => {
  expect(after(0, 4)).toBe('unsure');
  expect(after(3, 4)).toBe('unsure');
});

test('while the last or only word goes on the words tell nothing', () => {
  expect(after(4, 4)).toBeUndefined();
  expect(after(0, 1)).toBeUndefined();
});

test('the end of the last word is the end of the phrase, even of one word', () => {
  expect(saidOf({ words: 4, done: true }, 4)).toBe('all');
  expect(saidOf({ words: 1, done: true }, 1)).toBe('all');
});
