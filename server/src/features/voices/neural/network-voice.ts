import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../../../startup-error.ts';
import { type Style, STYLE_LENGTH } from './style.ts';

/** Of every network here. */
export const NETWORK_RATE = 24_000;
const SHORTEST_S = 0.1;
const LONGEST_S = 20;
const INPUTS = ['input_ids', 'style', 'speed'];

/** What we use of onnxruntime-web. */
type Session = {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run: (feeds: Record<string, unknown>) => Promise<Record<string, { data: unknown }>>;
};
type OnnxRuntime = {
  env: { wasm: { numThreads?: number; wasmBinary?: Uint8Array } };
  InferenceSession: { create: (model: Uint8Array) => Promise<Session> };
  Tensor: new (type: string, data: unknown, dims: readonly number[]) => unknown;
};

/** What a network says is not a sound that can be kept. */
export class OddSound extends Error {
  override name = 'OddSound';
}

/** A network that says symbols, in the voice of a style. */
export type NetworkVoice = {
  say: (numbers: readonly number[], style: Style, speed: number) => Promise<Float32Array>;
};

/** The paths of the runtime’s files, its module first and its program last. */
export async function openNetwork(model: string, runtime: string[]): Promise<NetworkVoice> {
  const folder = dirname(runtime[0]!);
  const onnx = (await import(pathToFileURL(runtime[0]!).href)) as OnnxRuntime;
  // One thread: whoever learns meanwhile has the others.
  onnx.env.wasm.numThreads = 1;
  onnx.env.wasm.wasmBinary = await readFile(join(folder, basename(runtime.at(-1)!)));
  const session = await onnx.InferenceSession.create(await readFile(model));
  if (!INPUTS.every((name) => session.inputNames.includes(name))) {
    throw new StartupError('The network does not take what a voice takes');
  }
  const output = session.outputNames.find((name) => /wave|audio/.test(name));
  return {
    say: async (numbers, style, speed) => {
      const row = style.rowFor(numbers.length - 2);
      const said = await session.run({
        input_ids: new onnx.Tensor('int64', BigInt64Array.from(numbers, BigInt), [
          1,
          numbers.length,
        ]),
        style: new onnx.Tensor('float32', row, [1, STYLE_LENGTH]),
        speed: new onnx.Tensor('float32', Float32Array.of(speed), [1]),
      });
      return soundIn(said[output ?? session.outputNames[0] ?? '']?.data);
    },
  };
}

function soundIn(data: unknown): Float32Array {
  if (!(data instanceof Float32Array)) throw new OddSound('no sound');
  const seconds = data.length / NETWORK_RATE;
  if (seconds < SHORTEST_S || seconds > LONGEST_S) throw new OddSound(`${seconds.toFixed(1)} s`);
  if (!data.every((value) => Number.isFinite(value))) throw new OddSound('broken samples');
  return data;
}
