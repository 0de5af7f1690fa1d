import type { ModelFile } from '../model/container.ts';
import type { PlaceMatrix } from './matrices.ts';

/** One fully connected layer, applied to each row. */
export type Dense = (rows: Float32Array[]) => Float32Array[];

/** The layer `name` of a model file: its tensors `name.weight` and `name.bias`. */
export function createDense(model: ModelFile, name: string, place: PlaceMatrix): Dense {
  const { values: weight } = model.tensor(`${name}.weight`);
  const { values: bias } = model.tensor(`${name}.bias`);
  return denseOf(weight, bias, place);
}

export function denseOf(weight: Float32Array, bias: Float32Array, place: PlaceMatrix): Dense {
  const { inputs, outputs, apply } = place(weight, bias);
  return (rows) => {
    const steps = rows.length;
    const signal = new Float32Array(inputs * steps);
    rows.forEach((row, step) => {
      for (let i = 0; i < inputs; i++) signal[i * steps + step] = row[i]!;
    });
    const result = apply(signal, steps);
    return rows.map((_, step) => {
      const row = new Float32Array(outputs);
      for (let i = 0; i < outputs; i++) row[i] = result[i * steps + step]!;
      return row;
    });
  };
}

/** Nothing below zero, in place. */
export function rectify(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
  return values;
}
