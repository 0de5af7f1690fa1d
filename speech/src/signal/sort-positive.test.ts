import { expect, test } from 'vitest';
import { hiss } from '../testing/sounds.ts';
import { sortPositive } from './sort-positive.ts';

test.each([0, 1, 2, 5_000])('%i numbers are sorted as the language sorts them', (count) => {
  const values = hiss(1, 30_000).subarray(0, count).map(Math.abs);
  const expected = values.toSorted();
  sortPositive(values);
  expect(values).toEqual(expected);
});

test('silence, full scale and numbers of every size find their places', () => {
  const values = new Float32Array([32_768, 0, 1e-30, 0.5, 32_767.998, 0, 3e38]);
  const expected = values.toSorted();
  sortPositive(values);
  expect(values).toEqual(expected);
});
