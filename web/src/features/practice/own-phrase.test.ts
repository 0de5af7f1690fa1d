import { PHRASE_MAX } from '@saywell/contract';
import { expect, test } from 'vitest';
import { isSayable, sharedPhrase, tidyPhrase } from './own-phrase.ts';

test('line breaks and runs of spaces become one space', () => {
  expect(tidyPhrase('  Could you\n\n please\trepeat that?  ')).toBe(
    'Could you please repeat that?',
  );
});

test('letters or digits can be said, signs alone cannot', () => {
  expect(isSayable('OK?')).toBe(true);
  expect(isSayable('42')).toBe(true);
  expect(isSayable('… !')).toBe(false);
  expect(isSayable('')).toBe(false);
});

test('the phrase of a shared link is taken as it could be typed', () => {
  const link = (phrase: string) => `#${new URLSearchParams({ phrase }).toString()}`;
  expect(sharedPhrase(link(' I’ll have\n the “soup” & bread. '))).toBe(
    'I’ll have the “soup” & bread.',
  );
  expect(sharedPhrase(link('a'.repeat(PHRASE_MAX)))).toHaveLength(PHRASE_MAX);
  for (const hash of [
    '',
    '#',
    '#pronunciation',
    link(''),
    link('?!'),
    link('a'.repeat(PHRASE_MAX + 1)),
  ]) {
    expect(sharedPhrase(hash)).toBeUndefined();
  }
});
