import { expect, test } from 'vitest';
import { shownText } from './hidden-text.ts';

test.each([
  ['all', 'I’ll have two, please.'],
  ['letters', 'I___ h___ t__, p_____.'],
  ['none', '____ ____ ___, ______.'],
] as const)('with the text at “%s,” a line is %s', (text, shown) => {
  expect(shownText('I’ll have two, please.', text)).toBe(shown);
});
