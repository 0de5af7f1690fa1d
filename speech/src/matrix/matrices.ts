import { mix } from './plain.ts';
import { openSimd } from './simd.ts';

/** A layer's weights, ready to be applied: `weights · signal + bias`. */
export type Matrix = {
  outputs: number;
  inputs: number;
  /** `signal[input * steps + step]` to `result[output * steps + step]`. */
  apply: (signal: Float32Array, steps: number) => Float32Array;
};

/** Takes `weights[output * inputs + input]`; they are kept in whatever form is quick to apply. */
export type PlaceMatrix = (weights: Float32Array, bias: Float32Array) => Matrix;

/** WebAssembly SIMD where there is any, else plain loops: several times slower, same answers. */
export function createMatrices(): PlaceMatrix {
  return openSimd() ?? placePlain;
}

export function placePlain(weights: Float32Array, bias: Float32Array): Matrix {
  const outputs = bias.length;
  return {
    outputs,
    inputs: weights.length / outputs,
    apply: (signal, steps) => mix(weights, bias, signal, outputs, steps),
  };
}
