import { expect, test } from 'vitest';
import { phraseSize } from '../../../ui/phrase-size.ts';
import { saidSize } from './said-size.ts';

const phrase = (length: number) => 'a'.repeat(length);

test('a phrase of more than one line is set smaller than where it is said', () => {
  expect(saidSize(phrase(20))).toBe(phraseSize(phrase(20)));
  expect(saidSize(phrase(21))).not.toBe(phraseSize(phrase(21)));
  expect(saidSize(phrase(100))).toBe(saidSize(phrase(21)));
});

test('a paragraph has the same size everywhere', () => {
  expect(saidSize(phrase(200))).toBe(phraseSize(phrase(200)));
});
