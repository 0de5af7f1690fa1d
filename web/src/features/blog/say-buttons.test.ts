import { expect, test } from 'vitest';
import { phraseToSay } from './say-buttons.ts';

test.each([
  ['Thanks for waiting.', 'Thanks for waiting.'],
  ['“That’s fifteen boxes. One-five.”', 'That’s fifteen boxes. One-five.'],
  ['I’m sorry ↘ about that.', 'I’m sorry about that.'],
  ['four-one-five ↗ / five-five-five ↘', 'four-one-five, five-five-five'],
  [
    'Thank you. / My name is Aarav. / How can I help?',
    'Thank you. My name is Aarav. How can I help?',
  ],
  ['I c’n send it today.', 'I can send it today.'],
])('%s is said as %s', (quoted, said) => {
  expect(phraseToSay(quoted)).toBe(said);
});

test('signs alone and whole pages are not said', () => {
  expect(phraseToSay('↗ / ↘ …')).toBeUndefined();
  expect(phraseToSay('word '.repeat(120))).toBeUndefined();
});
