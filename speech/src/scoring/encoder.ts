import { createDense, rectify } from '../acoustics/dense.ts';
import type { ModelFile } from '../model/container.ts';

/** Lets every position look at every other; rows in, rows out, same sizes. */
export type EncoderLayer = (rows: Float32Array[]) => Float32Array[];

/** One transformer layer that normalises before attention and before its feed-forward part. */
export function createEncoderLayer(
  model: ModelFile,
  name: string,
  attentionHeads: number,
): EncoderLayer {
  const normBefore = createLayerNorm(model, `${name}.norm1`);
  const normBetween = createLayerNorm(model, `${name}.norm2`);
  const queryKeyValue = createDense(model, `${name}.attention.qkv`);
  const attentionOut = createDense(model, `${name}.attention.out`);
  const feedIn = createDense(model, `${name}.feed.0`);
  const feedOut = createDense(model, `${name}.feed.1`);
  return (rows) => {
    const projected = rows.map((row) => queryKeyValue.apply(normBefore(row)));
    const attended = attend(projected, attentionHeads);
    return rows.map((row, i) => {
      const middle = sum(row, attentionOut.apply(attended[i]!));
      return sum(middle, feedOut.apply(rectify(feedIn.apply(normBetween(middle)))));
    });
  };
}

const NORM_EPSILON = 1e-5;

export function createLayerNorm(model: ModelFile, name: string) {
  const { values: weight } = model.tensor(`${name}.weight`);
  const { values: bias } = model.tensor(`${name}.bias`);
  return (row: Float32Array): Float32Array => {
    let total = 0;
    for (let i = 0; i < row.length; i++) total += row[i]!;
    const centre = total / row.length;
    let variance = 0;
    for (let i = 0; i < row.length; i++) variance += (row[i]! - centre) ** 2;
    const scale = 1 / Math.sqrt(variance / row.length + NORM_EPSILON);
    return row.map((value, i) => (value - centre) * scale * weight[i]! + bias[i]!);
  };
}

export function sum(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, i) => value + b[i]!);
}

/** `projected` rows hold query, key and value one after the other, each split among the heads. */
function attend(projected: Float32Array[], heads: number): Float32Array[] {
  const dim = projected[0]!.length / 3;
  const size = dim / heads;
  const scale = 1 / Math.sqrt(size);
  return projected.map((row) => {
    const result = new Float32Array(dim);
    for (let head = 0; head < heads; head++) {
      const query = head * size;
      const weights = softmax(
        projected.map((other) => scale * dot(row, query, other, dim + query, size)),
      );
      projected.forEach((other, j) => {
        for (let i = 0; i < size; i++) {
          result[query + i]! += weights[j]! * other[2 * dim + query + i]!;
        }
      });
    }
    return result;
  });
}

function dot(a: Float32Array, aStart: number, b: Float32Array, bStart: number, size: number) {
  let total = 0;
  for (let i = 0; i < size; i++) total += a[aStart + i]! * b[bStart + i]!;
  return total;
}

function softmax(values: number[]): number[] {
  const highest = Math.max(...values);
  const exponentials = values.map((value) => Math.exp(value - highest));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return exponentials.map((value) => value / total);
}
