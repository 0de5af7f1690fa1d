import type { ModelFile } from '../model/container.ts';

/** One fully connected layer: `result = weight · input + bias`. */
export type Dense = { outputs: number; apply: (input: ArrayLike<number>) => Float32Array };

export function createDense(model: ModelFile, name: string): Dense {
  const { shape, values: weight } = model.tensor(`${name}.weight`);
  const { values: bias } = model.tensor(`${name}.bias`);
  const [outputs, inputs] = shape as [number, number];
  return {
    outputs,
    apply: (input) => {
      const result = new Float32Array(outputs);
      for (let output = 0; output < outputs; output++) {
        let sum = bias[output]!;
        const row = output * inputs;
        for (let i = 0; i < inputs; i++) sum += weight[row + i]! * input[i]!;
        result[output] = sum;
      }
      return result;
    },
  };
}

export function rectify(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
  return values;
}
