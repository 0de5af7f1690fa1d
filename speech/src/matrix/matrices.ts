import type { CreateMatrix, Matrix } from './matrix.ts';
import { mix } from './plain.ts';
import { openSimd } from './simd.ts';

/** WebAssembly SIMD if available, otherwise plain loops: several times slower, same results. */
export function openMatrices(): CreateMatrix {
  return openSimd() ?? createPlainMatrix;
}

/** Without it a take takes several times as long. */
export const hasSimd = () => openSimd() !== undefined;

export function createPlainMatrix(weights: Float32Array, bias: Float32Array): Matrix {
  const outputs = bias.length;
  return {
    outputs,
    inputs: weights.length / outputs,
    apply: (signal, steps) => mix(weights, bias, signal, outputs, steps),
  };
}
