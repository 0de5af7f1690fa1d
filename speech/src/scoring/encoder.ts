import { createDense, rectify } from '../matrix/dense.ts';
import type { CreateMatrix } from '../matrix/matrix.ts';
import type { ModelFile } from '../model/container.ts';

/** Self-attention layer; rows in, rows out, same sizes. */
export type EncoderLayer = (rows: Float32Array[]) => Float32Array[];

/** A transformer layer with normalization before attention and before its feed-forward part. */
export function createEncoderLayer(
  model: ModelFile,
  name: string,
  attentionHeads: number,
  createMatrix: CreateMatrix,
): EncoderLayer {
  const normBefore = createLayerNorm(model, `${name}.norm1`);
  const normBetween = createLayerNorm(model, `${name}.norm2`);
  const dense = (layer: string) => createDense(model, `${name}.${layer}`, createMatrix);
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
  return a.map((row, i) => add(row, b[i]!));
}

const NORM_EPSILON = 1e-5;

export function createLayerNorm(model: ModelFile, name: string) {
  const { values: weight } = model.tensor(`${name}.weight`);
  const { values: bias } = model.tensor(`${name}.bias`);
  return (row: Float32Array): Float32Array => {
    let total = 0;
    for (let i = 0; i < row.length; i++) total += row[i]!;
    const center = total / row.length;
    let variance = 0;
    for (let i = 0; i < row.length; i++) variance += (row[i]! - center) ** 2;
    const scale = 1 / Math.sqrt(variance / row.length + NORM_EPSILON);
    const result = new Float32Array(row.length);
    for (let i = 0; i < row.length; i++) {
      result[i] = (row[i]! - center) * scale * weight[i]! + bias[i]!;
    }
    return result;
  };
}

export function add(a: Float32Array, b: Float32Array): Float32Array {
  const result = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = a[i]! + b[i]!;
  return result;
}

/** `projected` rows hold query, key and value one after the other, each split among the heads. */
function attend(projected: Float32Array[], heads: number): Float32Array[] {
  const dim = projected[0]!.length / 3;
  const size = dim / heads;
  const scale = 1 / Math.sqrt(size);
  const weights = new Float64Array(projected.length);
  return projected.map((row) => {
    const result = new Float32Array(dim);
    for (let head = 0; head < heads; head++) {
      const query = head * size;
      for (let j = 0; j < weights.length; j++) {
        weights[j] = scale * dot(row, query, projected[j]!, dim + query, size);
      }
      softmax(weights);
      for (let j = 0; j < weights.length; j++) {
        const other = projected[j]!;
        const weight = weights[j]!;
        const value = 2 * dim + query;
        for (let i = 0; i < size; i++) result[query + i]! += weight * other[value + i]!;
      }
    }
    return result;
  });
}

function dot(a: Float32Array, aStart: number, b: Float32Array, bStart: number, size: number) {
  let total = 0;
  for (let i = 0; i < size; i++) total += a[aStart + i]! * b[bStart + i]!;
  return total;
}

/** In place. */
function softmax(values: Float64Array): void {
  let highest = -Infinity;
  for (let i = 0; i < values.length; i++) highest = Math.max(highest, values[i]!);
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(values[i]! - highest);
    total += values[i]!;
  }
  for (let i = 0; i < values.length; i++) values[i] = values[i]! / total;
}
