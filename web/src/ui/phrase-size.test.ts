import { expect, test } from 'vitest';
import { paragraphBox, phraseSize } from './phrase-size.ts';

const phrase = (length: number) => 'a'.repeat(length);

test('the longer the phrase, the smaller its type', () => {
  expect(phraseSize(phrase(26))).toBe('');
  const sizes = [80, 200, 480].map((length) => phraseSize(phrase(length)));
  expect(new Set(sizes).size).toBe(3);
});

test('only a paragraph scrolls in a box of its own', () => {
  expect(paragraphBox(phrase(140))).toBe('');
  expect(paragraphBox(phrase(141))).toContain('overflow-y-auto');
});
