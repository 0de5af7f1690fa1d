import { expect, test } from 'vitest';
import { megabytes } from './megabytes.ts';

test.each([
  [0, '0.0 MB'],
  [40_000, 'less than 0.1 MB'],
  [3_780_000, '3.8 MB'],
  [14_200_000, '14 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});
