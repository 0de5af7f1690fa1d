import { expect, test } from 'vitest';
import { phraseToSay, withSaidPhrases } from './say-buttons.ts';

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

test('a phrase quoted in a list or a table can be pressed, and stays the text it was', () => {
  const said = (text: string) => withSaidPhrases(text).match(/data-say="[^"]*"/g);
  expect(withSaidPhrases('Say “May <b>fifteenth</b>.” here.')).toBe(
    'Say <span role="button" tabindex="0" class="say-phrase" data-say="May fifteenth.">“May <b>fifteenth</b>.”</span> here.',
  );
  expect(said('“Thank you.” Then: “See you, Tom &amp; Ann.”')).toEqual([
    'data-say="Thank you."',
    'data-say="See you, Tom &amp; Ann."',
  ]);
});

test('single words, and what stands in the attributes of a tag, are left alone', () => {
  for (const text of ['“Fifth” and “sixth”', '<img alt="“Two words”">', 'No quote at all']) {
    expect(withSaidPhrases(text)).toBe(text);
  }
});
