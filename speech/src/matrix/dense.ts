import type { ModelFile } from '../model/container.ts';
import type { CreateMatrix } from './matrix.ts';

/** A fully connected layer, applied to each row. */
export type Dense = (rows: Float32Array[]) => Float32Array[];

/** The layer `name` of a model file: its tensors `name.weight` and `name.bias`. */
export function createDense(model: ModelFile, name: string, createMatrix: CreateMatrix): Dense {
  const { values: weight } = model.tensor(`${name}.weight`);
  const { values: bias } = model.tensor(`${name}.bias`);
  return denseOf(weight, bias, createMatrix);
}

export function denseOf(
  weight: Float32Array,
  bias: Float32Array,
  createMatrix: CreateMatrix,
): Dense {
  const { inputs, outputs, apply } = createMatrix(weight, bias);
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

/** ReLU, in place. */
export function rectify(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
  return values;
}
