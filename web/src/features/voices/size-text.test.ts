import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1.0 MB'],
  [43_210_000, '43.2 MB'],
])('%d bytes are told as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
