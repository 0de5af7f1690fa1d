import { expect, test } from 'vitest';
import { meets, tableOf } from './rows.mjs';

const row = { what: 'Reads, p95', measured: 200, unit: 'ms' };

test('a bar is met up to its own value', () => {
  expect(meets({ ...row, atMost: 200 })).toBe(true);
  expect(meets({ ...row, atMost: 199 })).toBe(false);
  expect(meets({ ...row, atLeast: 200 })).toBe(true);
  expect(meets({ ...row, atLeast: 201 })).toBe(false);
});

test('a figure that could not be measured misses its bar', () => {
  expect(meets({ ...row, measured: Number.NaN, atMost: 200 })).toBe(false);
  expect(meets({ ...row, measured: Number.NaN, atLeast: 0 })).toBe(false);
});

test('the table shows the figure, the bar and the verdict', () => {
  const [, first, second] = tableOf([
    { ...row, atMost: 150, note: 'busy' },
    { ...row, what: 'Other' },
  ]).split('\n');
  expect(first).toMatch(/^Reads, p95 +200 ms +≤ 150 ms +FAIL +busy$/);
  expect(second).toMatch(/^Other +200 ms$/);
});
