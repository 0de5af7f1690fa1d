import { expect, test } from 'vitest';
import { limitScores } from './limit-scores.ts';

test('a sound and a word count at most so much more than the strict scorer gives them', () => {
  const expert = { phones: [2, 1, 0.5], words: [10, 9], aspects: [9] };
  const strict = { phones: [0.5, 1, 1], words: [4, 8.5], aspects: [1] };
  expect(limitScores(expert, strict, { phone: 0.6, word: 2 })).toEqual({
    phones: [1.1, 1, 0.5],
    words: [6, 9],
    aspects: [9],
  });
});
