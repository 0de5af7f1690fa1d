import { expect, test } from 'vitest';
import { encodeWav } from './wav.ts';

async function read(samples: number[], rate = 16_000) {
  return new DataView(await encodeWav(Float32Array.from(samples), rate).arrayBuffer());
}

test('the header tells the rate, one channel, 16 bits and the length', async () => {
  const file = await read([0, 0, 0], 16_000);
  expect(file.byteLength).toBe(44 + 6);
  expect(file.getUint32(4, true)).toBe(36 + 6);
  expect(file.getUint16(22, true)).toBe(1);
  expect(file.getUint32(24, true)).toBe(16_000);
  expect(file.getUint32(28, true)).toBe(32_000);
  expect(file.getUint16(34, true)).toBe(16);
  expect(file.getUint32(40, true)).toBe(6);
});

test('samples keep their place and size; what is too loud is cut, not wrapped round', async () => {
  const file = await read([0, 0.5, -0.5, 3, -3]);
  const written = [0, 1, 2, 3, 4].map((index) => file.getInt16(44 + 2 * index, true));
  expect(written).toEqual([0, 16_384, -16_383, 32_767, -32_767]);
});
