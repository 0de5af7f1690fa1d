import { createDense, rectify } from '../matrix/dense.ts';
import type { PlaceMatrix } from '../matrix/matrices.ts';
import type { ModelFile } from '../model/container.ts';

/** Lets every position look at every other; rows in, rows out, same sizes. */
export type EncoderLayer = (rows: Float32Array[]) => Float32Array[];

/** One transformer layer that normalises before attention and before its feed-forward part. */
export function createEncoderLayer(
  model: ModelFile,
  name: string,
  attentionHeads: number,
  place: PlaceMatrix,
): EncoderLayer {
  const normBefore = createLayerNorm(model, `${name}.norm1`);
  const normBetween = createLayerNorm(model, `${name}.norm2`);
  const dense = (layer: string) => createDense(model, `${name}.${layer}`, place);
  const queryKeyValue = dense('attention.qkv');
  const attentionOut = dense('attention.out');
  const feedIn = dense('feed.0');
  const feedOut = dense('feed.1');
  return (rows) => {
    const attended = attend(queryKeyValue(rows.map(normBefore)), attentionHeads);
    const middle = sumRows(rows, attentionOut(attended));
    return sumRows(middle, feedOut(feedIn(middle.map(normBetween)).map(rectify)));
  };
}

function sumRows(a: Float32Array[], b: Float32Array[]): Float32Array[] {
  return a.map((row, i) => sum(row, b[i]!));
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
