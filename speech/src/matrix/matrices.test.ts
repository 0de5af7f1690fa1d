import { expect, test } from 'vitest';
import { openMatrices, createPlainMatrix } from './matrices.ts';
import { openSimd } from './simd.ts';

function filled(length: number, seed: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => Math.sin(seed + i * 1.7));
}

test('plain loops multiply a matrix by hand', () => {
  const matrix = createPlainMatrix(new Float32Array([1, 2, 3, 4]), new Float32Array([10, 20]));
  // Columns (1, 2) and (3, 4), given row by row.
  expect([...matrix.apply(new Float32Array([1, 3, 2, 4]), 2)]).toEqual([15, 21, 31, 45]);
});

test.each([
  [1, 1, 1],
  [3, 5, 7],
  [4, 8, 8],
  [80, 256, 141],
  [256, 240, 33],
])(
  'SIMD gives what plain loops give: %i outputs, %i inputs, %i steps',
  (outputs, inputs, steps) => {
    const createMatrix = openSimd();
    expect(createMatrix).toBeDefined();
    const weights = filled(outputs * inputs, 1);
    const bias = filled(outputs, 2);
    const signal = filled(inputs * steps, 3);
    const expected = createPlainMatrix(weights, bias).apply(signal, steps);
    const actual = createMatrix!(weights, bias).apply(signal, steps);
    expect(actual).toHaveLength(outputs * steps);
    actual.forEach((value, i) => expect(Math.abs(value - expected[i]!)).toBeLessThan(1e-4));
  },
);

test('matrices added later do not affect earlier ones', () => {
  const createMatrix = openMatrices();
  const first = createMatrix(filled(64 * 64, 1), filled(64, 2));
  const before = first.apply(filled(64 * 9, 3), 9);
  const second = createMatrix(filled(300 * 300, 4), filled(300, 5));
  second.apply(filled(300 * 500, 6), 500);
  expect(first.apply(filled(64 * 9, 3), 9)).toEqual(before);
});
