import { expect, test } from 'vitest';
import { createGrowing } from './growing.ts';

test.each([4_000, 8_001, 100_000])('%i values come out in the order they came in', (count) => {
  const values = Float32Array.from({ length: count }, (_, i) => i);
  const growing = createGrowing();
  for (let at = 0; at < count; at += 4_000) growing.add(values.subarray(at, at + 4_000));
  expect(growing.all()).toEqual(values);
});

test('what comes at once is kept at once, however much it is', () => {
  const values = new Float32Array(50_000).fill(7);
  const growing = createGrowing();
  growing.add(values);
  growing.add(Float32Array.of(8));
  expect(growing.all()).toEqual(Float32Array.of(...values, 8));
});
