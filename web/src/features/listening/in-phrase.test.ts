import { expect, test } from 'vitest';
import { inPhrase } from './in-phrase.ts';

test.each([
  ['What time do you close?', 'close', 4, 4],
  ['(Well-known) roads.', 'known', 1, 0],
  ['Can you open a can, can you?', 'can', 5, 5],
  ['A bank.', 'a', 0, undefined],
])('in “%s” the word “%s” at %i is written word %s', (phrase, word, index, place) => {
  const reading = place === undefined ? undefined : { context: { phrase, word: place } };
  expect(inPhrase(phrase, word, index)).toEqual(reading);
});
