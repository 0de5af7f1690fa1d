import { expect, test } from 'vitest';
import { decodeWav } from './wav.ts';

type Options = { kind?: number; channels?: number; rate?: number; bits?: number; size?: number };

function wav(data: Uint8Array, options: Options = {}): Uint8Array {
  const { kind = 1, channels = 1, rate = 16_000, bits = 16, size = data.length } = options;
  const bytes = new Uint8Array(44 + data.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '));
  view.setUint32(16, 16, true);
  view.setUint16(20, kind, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(34, bits, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, size, true);
  bytes.set(data, 44);
  return bytes;
}

const bytesOf = (values: ArrayBufferView) => new Uint8Array(values.buffer);
const half = bytesOf(Int16Array.from([16_384, -16_384]));

test('every common sample format decodes to the same samples', () => {
  const expected = [0.5, -0.5];
  expect([...decodeWav(wav(half)).samples]).toEqual(expected);
  expect([...decodeWav(wav(Uint8Array.from([192, 64]), { bits: 8 })).samples]).toEqual(expected);
  const three = Uint8Array.from([0, 0, 0x40, 0, 0, 0xc0]);
  expect([...decodeWav(wav(three, { bits: 24 })).samples]).toEqual(expected);
  const four = bytesOf(Int32Array.from([2 ** 30, -(2 ** 30)]));
  expect([...decodeWav(wav(four, { bits: 32 })).samples]).toEqual(expected);
  const float = bytesOf(Float32Array.from(expected));
  expect([...decodeWav(wav(float, { kind: 3, bits: 32 })).samples]).toEqual(expected);
  const double = bytesOf(Float64Array.from(expected));
  expect([...decodeWav(wav(double, { kind: 3, bits: 64 })).samples]).toEqual(expected);
});

test('channels are mixed to one', () => {
  const stereo = bytesOf(Int16Array.from([16_384, 0, -16_384, 0]));
  expect([...decodeWav(wav(stereo, { channels: 2 })).samples]).toEqual([0.25, -0.25]);
});

test('a file without its length is read to the end', () => {
  for (const size of [0, 0xffff_ffff]) {
    expect(decodeWav(wav(half, { size })).samples).toHaveLength(2);
  }
});

test('formats that no microphone produces are rejected', () => {
  expect(() => decodeWav(wav(half, { rate: 1 }))).toThrow(/1 Hz/);
  expect(() => decodeWav(wav(half, { channels: 0 }))).toThrow(/0 channels/);
  expect(() => decodeWav(wav(half, { kind: 85 }))).toThrow(/kind 85/);
  expect(() => decodeWav(wav(half).subarray(0, 30))).toThrow(/no samples/);
  expect(() => decodeWav(wav(new Uint8Array(2 * 4_000 * 61), { rate: 4_000 }))).toThrow(/longer/);
});
