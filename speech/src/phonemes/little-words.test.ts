import { expect, test } from 'vitest';
import { isLittleWord } from './little-words.ts';

test.each([
  ['The', true],
  ["it's", true],
  ['It’s', true],
  ['cat', false],
  ['', false],
])('%s is a little word: %s', (word, little) => {
  expect(isLittleWord(word)).toBe(little);
});
