import { expect, test } from 'vitest';
import { halfToNumber } from './half-float.ts';

test('half-precision bits are read as the numbers they mean', () => {
  expect(halfToNumber(0x3c00)).toBe(1);
  expect(halfToNumber(0xc000)).toBe(-2);
  expect(halfToNumber(0x7bff)).toBe(65_504);
  expect(halfToNumber(0x0001)).toBe(2 ** -24);
  expect(halfToNumber(0x0000)).toBe(0);
  expect(halfToNumber(0x7c00)).toBe(Infinity);
  expect(halfToNumber(0x7e00)).toBeNaN();
});
