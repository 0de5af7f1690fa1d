import { expect, test } from 'vitest';
import { verdictOf } from './judge-sounds.ts';

test('wrong is said only below the high-precision point', () => {
  const flags = { wrong: 0.7, check: 1.18 };
  expect(verdictOf(0.69, flags)).toBe('wrong');
  expect(verdictOf(0.7, flags)).toBe('check');
  expect(verdictOf(1.17, flags)).toBe('check');
  expect(verdictOf(1.18, flags)).toBe('good');
});
