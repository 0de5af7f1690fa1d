import type { ModelFile } from '../model/container.ts';

/**
 * The scores of every answer for each letter (letters are numbered from 1). An embedding,
 * bidirectional GRU layers and one linear layer; tensor names and gate order (reset, update, new)
 * are those of PyTorch.
 */
export function openLetterNet(
  file: ModelFile,
  { hidden, layers }: { hidden: number; layers: number },
): (letters: readonly number[]) => Float32Array[] {
  const embedding = file.tensor('embed.weight');
  const width = embedding.shape[1] ?? 0;
  const stack = Array.from({ length: layers }, (_, layer) =>
    [`_l${layer}`, `_l${layer}_reverse`].map((suffix) => gru(file, suffix, hidden)),
  );
  const weight = file.tensor('out.weight').values;
  const bias = file.tensor('out.bias').values;

  return (letters) => {
    let rows = letters.map((letter) =>
      embedding.values.subarray(letter * width, (letter + 1) * width),
    );
    for (const [forward, backward] of stack) {
      if (!forward || !backward) continue;
      const ahead = forward(rows);
      const back = backward(rows.toReversed()).toReversed();
      rows = ahead.map((row, i) => {
        const both = new Float32Array(2 * hidden);
        both.set(row);
        both.set(back[i] ?? [], hidden);
        return both;
      });
    }
    return rows.map((row) => affine(weight, bias, row));
  };
}

function gru(
  file: ModelFile,
  suffix: string,
  hidden: number,
): (rows: readonly Float32Array[]) => Float32Array[] {
  const inputWeight = file.tensor(`gru.weight_ih${suffix}`).values;
  const inputBias = file.tensor(`gru.bias_ih${suffix}`).values;
  const stateWeight = file.tensor(`gru.weight_hh${suffix}`).values;
  const stateBias = file.tensor(`gru.bias_hh${suffix}`).values;
  return (rows) => {
    let state = new Float32Array(hidden);
    return rows.map((row) => {
      const input = affine(inputWeight, inputBias, row);
      const memory = affine(stateWeight, stateBias, state);
      const next = new Float32Array(hidden);
      for (let i = 0; i < hidden; i++) {
        const reset = sigmoid(input[i]! + memory[i]!);
        const update = sigmoid(input[hidden + i]! + memory[hidden + i]!);
        const fresh = Math.tanh(input[2 * hidden + i]! + reset * memory[2 * hidden + i]!);
        next[i] = (1 - update) * fresh + update * state[i]!;
      }
      state = next;
      return next;
    });
  };
}

function affine(weight: Float32Array, bias: Float32Array, input: Float32Array): Float32Array {
  const output = new Float32Array(bias.length);
  for (let row = 0, w = 0; row < output.length; row++) {
    let sum = bias[row]!;
    for (let i = 0; i < input.length; i++, w++) sum += weight[w]! * input[i]!;
    output[row] = sum;
  }
  return output;
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
