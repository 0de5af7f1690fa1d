import { expect, test } from 'vitest';
import { createPlainMatrix } from '../matrix/matrices.ts';
import { madeLayer, madeModel } from '../testing/made-model.ts';
import { createEncoderLayer, createLayerNorm } from './encoder.ts';

const norm = (name: string) => ({ [`${name}.weight`]: [[1, 1]], [`${name}.bias`]: [[0, 0]] });
const near = (values: number[]) => values.map((value) => expect.closeTo(value, 3));

test('normalization does not blow up a row of nearly equal numbers', () => {
  const normalize = createLayerNorm(madeModel(norm('norm')), 'norm');
  const small = Math.sqrt(1e-5);
  expect([...normalize(Float32Array.of(7, 7))]).toEqual([0, 0]);
  expect([...normalize(Float32Array.of(-small, small))]).toEqual(
    near([-Math.SQRT1_2, Math.SQRT1_2]),
  );
  expect([...normalize(Float32Array.of(-100, 100))]).toEqual(near([-1, 1]));
});

test('each head attends by itself: one to everything, one to a single row, however sure it is', () => {
  const sure = 1_000;
  const layer = createEncoderLayer(
    madeModel({
      ...norm('layer.norm1'),
      ...norm('layer.norm2'),
      ...madeLayer('layer.attention.qkv', [
        [0, 0],
        [0, sure],
        [1, 0],
        [0, 1],
        [1, 0],
        [0, 1],
      ]),
      ...madeLayer('layer.attention.out', [
        [1, 0],
        [0, 1],
      ]),
      ...madeLayer('layer.feed.0', [[0, 0]]),
      ...madeLayer('layer.feed.1', [[0], [0]]),
    }),
    'layer',
    2,
    createPlainMatrix,
  );
  const [first, second] = layer([Float32Array.of(2, 0), Float32Array.of(0, 2)]);
  expect([...first!]).toEqual(near([2, -1]));
  expect([...second!]).toEqual(near([0, 3]));
});
