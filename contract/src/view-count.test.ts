import { expect, test } from 'vitest';
import { viewCountText } from './view-count.ts';

test.each([
  [0, '0 views'],
  [1, '1 view'],
  [2, '2 views'],
  [12_345, '12,345 views'],
])('%i is “%s”', (views, text) => {
  expect(viewCountText(views)).toBe(text);
});
