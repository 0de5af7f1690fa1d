import { type Assembled, openAssembly, PAGE } from '../assembly/open.ts';
import type { CreateMatrix } from './matrix.ts';
import { MULTIPLY_BYTES } from './multiply-bytes.ts';

/** Block sizes of outputs and steps. */
const OUTPUT_BLOCK = 4;
const STEP_BLOCK = 8;

/** Undefined without WebAssembly SIMD. */
export function openSimd(): CreateMatrix | undefined {
  const code = openAssembly('multiply', MULTIPLY_BYTES, 0);
  return code && matricesIn(code);
}

/**
 * Weights stay at the start of the memory permanently; signals and results are written after them,
 * so that a call allocates only its result.
 */
function matricesIn({ memory, run: multiply }: Assembled): CreateMatrix {
  let used = 0;
  /** Makes sure of this many bytes after the weights, and returns their address. */
  const reserve = (bytes: number): number => {
    const missing = used + bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return used;
  };
  const keep = (values: Float32Array): number => {
    const at = reserve(4 * values.length);
    new Float32Array(memory.buffer, at, values.length).set(values);
    used += Math.ceil(values.length / 4) * 16;
    return at;
  };
  return (weights, bias) => {
    const outputs = bias.length;
    const inputs = weights.length / outputs;
    const padded = roundUp(outputs, OUTPUT_BLOCK);
    const weightsAt = keep(interleave(weights, padded, inputs));
    const biasAt = keep(Float32Array.from({ length: padded }, (_, i) => bias[i] ?? 0));
    return {
      outputs,
      inputs,
      apply: (signal, steps) => {
        const width = roundUp(steps, STEP_BLOCK);
        const signalAt = reserve(4 * width * (inputs + padded));
        const resultAt = signalAt + 4 * width * inputs;
        writeRows(new Float32Array(memory.buffer, signalAt, width * inputs), signal, width, steps);
        multiply(weightsAt, biasAt, signalAt, resultAt, padded, inputs, 4 * width);
        return readRows(memory.buffer, resultAt, outputs, width, steps);
      },
    };
  };
}

function roundUp(value: number, block: number): number {
  return Math.ceil(value / block) * block;
}

function interleave(weights: Float32Array, outputs: number, inputs: number): Float32Array {
  const result = new Float32Array(outputs * inputs);
  for (let output = 0; output * inputs < weights.length; output++) {
    const block = Math.floor(output / OUTPUT_BLOCK) * OUTPUT_BLOCK * inputs;
    for (let input = 0; input < inputs; input++) {
      result[block + input * OUTPUT_BLOCK + (output % OUTPUT_BLOCK)] =
        weights[output * inputs + input]!;
    }
  }
  return result;
}

/** The padding may contain anything: its results are never read. */
function writeRows(target: Float32Array, rows: Float32Array, width: number, steps: number): void {
  if (width === steps) {
    target.set(rows);
    return;
  }
  // Loops, not views: a take has thousands of short rows, and each view would become garbage.
  for (let row = 0; row * steps < rows.length; row++) {
    for (let i = 0; i < steps; i++) target[row * width + i] = rows[row * steps + i]!;
  }
}

function readRows(
  buffer: ArrayBuffer,
  at: number,
  rows: number,
  width: number,
  steps: number,
): Float32Array {
  const source = new Float32Array(buffer, at, rows * width);
  if (width === steps) return source.slice();
  const result = new Float32Array(rows * steps);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < steps; i++) result[row * steps + i] = source[row * width + i]!;
  }
  return result;
}
