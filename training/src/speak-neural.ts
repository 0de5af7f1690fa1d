/**
 * Sentences by Kokoro's voices and mixtures of them, as 32-bit floats at 24 kHz: OUT/ID.f32.
 *
 *   node training/src/speak-neural.ts REQUESTS.jsonl KOKORO ONNXRUNTIME OUT
 *
 * KOKORO holds `kokoro-quantized.onnx`, `tokenizer.json` and `voices/NAME.bin`. ONNXRUNTIME is a folder
 * in which the npm package onnxruntime-node is installed: 200 MB, so it is no dependency of the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Request = { id: string; voices: Record<string, number>; ipa: string; speed: number };
type Tensor = { data: Float32Array };
type Runtime = {
  Tensor: new (type: string, data: BigInt64Array | Float32Array, shape: number[]) => Tensor;
  InferenceSession: {
    create(
      path: string,
      options: object,
    ): Promise<{ run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>> }>;
  };
};

/** Numbers that describe a voice, one row for each length of a sentence. */
const STYLE = 256;
const LONGEST = 500;

const [list, kokoro, runtimeFolder, out] = process.argv.slice(2);
if (!list || !kokoro || !runtimeFolder || !out) {
  throw new Error('usage: speak-neural REQUESTS.jsonl KOKORO ONNXRUNTIME OUT');
}
const runtime = createRequire(join(runtimeFolder, 'package.json'))('onnxruntime-node') as Runtime;
const { model } = JSON.parse(readFileSync(join(kokoro, 'tokenizer.json'), 'utf8')) as {
  model: { vocab: Record<string, number> };
};
const session = await runtime.InferenceSession.create(join(kokoro, 'kokoro-quantized.onnx'), {
  intraOpNumThreads: 1,
});
const voices = new Map<string, Float32Array>();

for (const line of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
  const { id, voices: shares, ipa, speed } = JSON.parse(line) as Request;
  const ids = Array.from(ipa).flatMap((symbol) => model.vocab[symbol] ?? []);
  if (!ids.length || ids.length > LONGEST) throw new Error(`${id} has ${ids.length} symbols`);
  const { waveform } = await session.run({
    input_ids: new runtime.Tensor('int64', BigInt64Array.from([0, ...ids, 0], BigInt), [
      1,
      ids.length + 2,
    ]),
    style: new runtime.Tensor('float32', mixed(shares, ids.length), [1, STYLE]),
    speed: new runtime.Tensor('float32', Float32Array.of(speed), [1]),
  });
  const { buffer, byteOffset, byteLength } = waveform!.data;
  writeFileSync(join(out, `${id}.f32`), new Uint8Array(buffer, byteOffset, byteLength));
}

function mixed(shares: Record<string, number>, length: number): Float32Array {
  const style = new Float32Array(STYLE);
  for (const [name, share] of Object.entries(shares)) {
    const row = voice(name).subarray(length * STYLE, (length + 1) * STYLE);
    row.forEach((value, k) => (style[k]! += share * value));
  }
  return style;
}

function voice(name: string): Float32Array {
  let found = voices.get(name);
  if (!found) {
    found = new Float32Array(
      new Uint8Array(readFileSync(join(kokoro!, 'voices', `${name}.bin`))).buffer,
    );
    voices.set(name, found);
  }
  return found;
}
