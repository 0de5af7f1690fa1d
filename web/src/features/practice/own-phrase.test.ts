import { expect, test } from 'vitest';
import { isSayable, tidyPhrase } from './own-phrase.ts';

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
