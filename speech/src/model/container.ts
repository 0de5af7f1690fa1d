import { halfToNumber } from './half-float.ts';

const MAGIC = 'SWM1';
const ALIGNMENT = 16;

export type Tensor = { shape: number[]; values: Float32Array };

/** A model file: a JSON header that describes the tensors, then the numbers. */
export type ModelFile = {
  name: string;
  version: string;
  config: unknown;
  tensor: (name: string) => Tensor;
};

type TensorEntry = {
  name: string;
  shape: number[];
  type: 'f32' | 'f16' | 'i8';
  offset: number;
  /** One scale per first-axis row, only for i8. */
  scale?: { offset: number };
};

type Header = { name: string; version: string; config: unknown; tensors: TensorEntry[] };

/** Throws if the model file is incomplete: a partly copied file must not score anybody. */
export function readModelFile(bytes: Uint8Array): ModelFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || latin(bytes.subarray(0, 4)) !== MAGIC) {
    throw new Error('not a model file: it does not start with SWM1');
  }
  const headerEnd = 8 + view.getUint32(4, true);
  if (headerEnd > bytes.length) throw new Error('model file is cut short inside its header');
  const header = JSON.parse(decodeUtf8(bytes.subarray(8, headerEnd))) as Header;
  const dataStart = Math.ceil(headerEnd / ALIGNMENT) * ALIGNMENT;
  const entries = new Map(header.tensors.map((entry) => [entry.name, entry]));
  for (const entry of entries.values()) {
    if (dataStart + lastByte(entry) > bytes.length) {
      throw new Error(`model file "${header.name}" is cut short inside ${entry.name}`);
    }
  }
  return {
    name: header.name,
    version: header.version,
    config: header.config,
    tensor: (name) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`model file "${header.name}" has no tensor ${name}`);
      return { shape: entry.shape, values: readValues(view, dataStart, entry) };
    },
  };
}

function readValues(view: DataView, dataStart: number, entry: TensorEntry): Float32Array {
  const start = dataStart + entry.offset;
  const values = new Float32Array(sizeOf(entry.shape));
  if (entry.type === 'f32') {
    for (let i = 0; i < values.length; i++) values[i] = view.getFloat32(start + 4 * i, true);
  } else if (entry.type === 'f16') {
    for (let i = 0; i < values.length; i++) {
      values[i] = halfToNumber(view.getUint16(start + 2 * i, true));
    }
  } else {
    const scales = dataStart + (entry.scale?.offset ?? 0);
    const row = values.length / entry.shape[0]!;
    for (let i = 0; i < values.length; i++) {
      const scale = view.getFloat32(scales + 4 * Math.floor(i / row), true);
      values[i] = view.getInt8(start + i) * scale;
    }
  }
  return values;
}

function lastByte(entry: TensorEntry): number {
  const size = sizeOf(entry.shape);
  if (entry.type === 'f32') return entry.offset + 4 * size;
  if (entry.type === 'f16') return entry.offset + 2 * size;
  if (!entry.scale) throw new Error(`tensor ${entry.name} has no scales`);
  return Math.max(entry.offset + size, entry.scale.offset + 4 * entry.shape[0]!);
}

function sizeOf(shape: number[]): number {
  return shape.reduce((product, side) => product * side, 1);
}

function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Without TextDecoder, which belongs to browsers and Node, not to the language. */
function decodeUtf8(bytes: Uint8Array): string {
  return decodeURIComponent(
    Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}
