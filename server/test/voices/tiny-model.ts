/**
 * A voice model of a few bytes in ONNX, with the inputs and the output of the real ones. Whatever it
 * is asked, it says the samples that it was made with, times the speed.
 */
export function tinyModel(samples: Float32Array): Uint8Array {
  const node = (op: string, input: string[], output: string, ...attributes: Uint8Array[]) =>
    message(
      ...input.map((name) => text(1, name)),
      text(2, output),
      text(4, op),
      ...attributes.map((attribute) => bytes(5, attribute)),
    );
  const toFloat = message(text(1, 'to'), number(3, FLOAT), number(20, AS_INT));
  const flat = message(text(1, 'keepdims'), number(3, 0), number(20, AS_INT));
  const graph = message(
    // Inputs that nothing reads would be taken out of the model.
    ...[
      node('Cast', ['input_ids'], 'ids', toFloat),
      node('ReduceSum', ['ids'], 'idsSum', flat),
      node('ReduceSum', ['style'], 'styleSum', flat),
      node('Add', ['idsSum', 'styleSum'], 'sum'),
      node('Mul', ['sum', 'nothing'], 'zero'),
      node('Add', ['speed', 'zero'], 'loudness'),
      node('Mul', ['speech', 'loudness'], 'waveform'),
    ].map((one) => bytes(1, one)),
    text(2, 'tiny'),
    bytes(5, tensor('speech', [samples.length], samples)),
    bytes(5, tensor('nothing', [1], new Float32Array(1))),
    bytes(11, value('input_ids', INT64, [1, 'tokens'])),
    bytes(11, value('style', FLOAT, [1, 256])),
    bytes(11, value('speed', FLOAT, [1])),
    bytes(12, value('waveform', FLOAT, [samples.length])),
  );
  const opset = message(text(1, ''), number(2, 13));
  return message(number(1, 8), bytes(7, graph), bytes(8, opset));
}

/** Of the ONNX format. */
const FLOAT = 1;
const INT64 = 7;
const AS_INT = 2;
/** Of protocol buffers. */
const VARINT = 0;
const LENGTH = 2;

const tensor = (name: string, dims: number[], data: Float32Array) =>
  message(
    ...dims.map((dim) => number(1, dim)),
    number(2, FLOAT),
    text(8, name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  );

const value = (name: string, type: number, dims: (number | string)[]) => {
  const shape = message(
    ...dims.map((dim) =>
      bytes(1, typeof dim === 'number' ? message(number(1, dim)) : message(text(2, dim))),
    ),
  );
  return message(
    text(1, name),
    bytes(2, message(bytes(1, message(number(1, type), bytes(2, shape))))),
  );
};

const text = (field: number, content: string) => bytes(field, new TextEncoder().encode(content));
const number = (field: number, content: number) =>
  Uint8Array.from([...varint(field * 8 + VARINT), ...varint(content)]);
const bytes = (field: number, content: Uint8Array) =>
  message(Uint8Array.from([...varint(field * 8 + LENGTH), ...varint(content.length)]), content);

function message(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function varint(content: number): number[] {
  const low = content % 128;
  return content < 128 ? [low] : [low + 128, ...varint(Math.floor(content / 128))];
}
