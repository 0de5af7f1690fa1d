import { expect, test } from 'vitest';
import { readModelFile } from './container.ts';

function modelFile(header: object, data: Uint8Array): Uint8Array {
  const text = unescape(encodeURIComponent(JSON.stringify(header)));
  const start = Math.ceil((8 + text.length) / 16) * 16;
  const bytes = new Uint8Array(start + data.length);
  bytes.set(Array.from('SWM1', (letter) => letter.charCodeAt(0)));
  new DataView(bytes.buffer).setUint32(4, text.length, true);
  bytes.set(
    Array.from(text, (letter) => letter.charCodeAt(0)),
    8,
  );
  bytes.set(data, start);
  return bytes;
}

const data = new Uint8Array(48);
const view = new DataView(data.buffer);
view.setFloat32(0, 1.5, true);
view.setFloat32(4, -2, true);
data.set([127, 0x81, 1, 2], 16);
view.setFloat32(32, 0.5, true);
view.setFloat32(36, 2, true);
const tensors = [
  { name: 'plain', shape: [2], type: 'f32', offset: 0 },
  { name: 'packed', shape: [2, 2], type: 'i8', offset: 16, scale: { offset: 32 } },
];
const file = modelFile({ name: 'née', version: '1', config: { a: 1 }, tensors }, data);

test('a model file says what it is and gives its tensors as numbers', () => {
  const model = readModelFile(file);
  expect(model.name).toBe('née');
  expect(model.config).toEqual({ a: 1 });
  expect([...model.tensor('plain').values]).toEqual([1.5, -2]);
});

test('whole-number tensors are scaled row by row', () => {
  expect([...readModelFile(file).tensor('packed').values]).toEqual([63.5, -63.5, 2, 4]);
});

test('a file in the middle of a larger buffer is read the same', () => {
  const buffer = new Uint8Array(file.length + 7);
  buffer.set(file, 7);
  expect([...readModelFile(buffer.subarray(7)).tensor('plain').values]).toEqual([1.5, -2]);
});

test('anything but a complete model file is rejected', () => {
  expect(() => readModelFile(new Uint8Array(3))).toThrow(/SWM1/);
  expect(() => readModelFile(new Uint8Array(64))).toThrow(/SWM1/);
  expect(() => readModelFile(file.subarray(0, 20))).toThrow(/cut short/);
  expect(() => readModelFile(file.subarray(0, file.length - 20))).toThrow(/packed/);
});

test('asking for a tensor that is not there names it', () => {
  expect(() => readModelFile(file).tensor('missing')).toThrow(/missing/);
});
