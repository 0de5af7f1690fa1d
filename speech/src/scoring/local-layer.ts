import { createDense, rectify } from '../matrix/dense.ts';
import type { CreateMatrix } from '../matrix/matrix.ts';
import type { ModelFile } from '../model/container.ts';
import { add, createLayerNorm, type EncoderLayer } from './encoder.ts';

/** Depthwise convolution over neighboring positions; rows in, rows out, same sizes. */
export function createLocalLayer(
  model: ModelFile,
  name: string,
  createMatrix: CreateMatrix,
): EncoderLayer {
  const norm = createLayerNorm(model, `${name}.norm`);
  const mix = createDense(model, `${name}.mix`, createMatrix);
  const { shape, values: taps } = model.tensor(`${name}.weight`);
  const { values: bias } = model.tensor(`${name}.bias`);
  const width = shape.at(-1)!;
  const reach = (width - 1) / 2;
  return (rows) => {
    const normed = rows.map(norm);
    const beside = rows.map((_, i) =>
      bias.map((constant, column) => {
        let total = constant;
        for (let tap = 0; tap < width; tap++) {
          const neighbor = normed[i + tap - reach];
          if (neighbor) total += taps[column * width + tap]! * neighbor[column]!;
        }
        return total;
      }),
    );
    return mix(beside.map(rectify)).map((row, i) => add(rows[i]!, row));
  };
}
