import { expect, test } from 'vitest';
import { createWeightedSum } from './weighted-sum.ts';

const wave = (length: number, step: number) =>
  Float64Array.from({ length }, (_, i) => Math.sin(i * step));

test('each row weighs the samples from any place on', () => {
  const open = createWeightedSum(Float64Array.from([1, 0, 0, 0, 1, 2, 3, 4]), 4);
  const sum = open(Float32Array.from([9, 1, 2, 3, 4]));
  expect([sum(0, 0), sum(1, 0), sum(1, 1)]).toEqual([9, 1, 30]);
});

test('SIMD gives the bits of plain loops', () => {
  const weights = wave(3 * 160, 0.7);
  const samples = Float32Array.from(wave(1000, 1.3), (value) => value * 3000);
  const [simd, plain] = [true, false].map((withAssembly) =>
    createWeightedSum(weights, 160, withAssembly)(samples),
  );
  for (let start = 0; start <= 840; start++) {
    expect(simd!(start, start % 3)).toBe(plain!(start, start % 3));
  }
});

test('the memory grows with the signal', () => {
  const open = createWeightedSum(Float64Array.from([1, 1, 1, 1]), 4);
  const sum = open(new Float32Array(200_000).fill(0.5));
  expect(sum(199_996, 0)).toBe(2);
});
