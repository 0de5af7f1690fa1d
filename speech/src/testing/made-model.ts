import type { ModelFile } from '../model/container.ts';

/** A model file for tests: each tensor as its rows. */
export function madeModel(tensors: Record<string, number[][]>): ModelFile {
  return {
    name: 'made',
    version: '1',
    config: {},
    tensor: (name) => {
      const rows = tensors[name]!;
      return { shape: [rows.length, rows[0]!.length], values: Float32Array.from(rows.flat()) };
    },
  };
}

/** The tensors of a fully connected layer without a bias. */
export const madeLayer = (name: string, weight: number[][]) => ({
  [`${name}.weight`]: weight,
  [`${name}.bias`]: [weight.map(() => 0)],
});
