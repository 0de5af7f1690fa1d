import { expect, test } from 'vitest';
import { createChannelFilter } from './filter-channels.ts';

test('every channel has its own filter, centered, with silence outside', () => {
  const filter = createChannelFilter();
  const signal = new Float32Array([1, 2, 3, 4, 1, 1, 1, 1]);
  const weights = new Float32Array([10, 1, 0, 0, 0, 1, 2, 3, 4, 5]);
  expect([...filter(weights, signal, 2, 4, 1)]).toEqual([0, 1, 12, 23, 12, 14, 10, 6]);
});

test('a dilated filter reaches that many steps away', () => {
  const filter = createChannelFilter();
  const signal = new Float32Array([1, 2, 3, 4, 5]);
  expect([...filter(new Float32Array([1, 0, 10]), signal, 1, 5, 2)]).toEqual([30, 40, 51, 2, 3]);
});

test('leftovers of a longer clip do not affect the next one', () => {
  const filter = createChannelFilter();
  const weights = new Float32Array([1, 1, 1]);
  const short = new Float32Array([1, 2]);
  const alone = [...filter(weights, short, 1, 2, 1)];
  filter(weights, new Float32Array(50).fill(9), 1, 50, 1);
  expect([...filter(weights, short, 1, 2, 1)]).toEqual(alone);
});
