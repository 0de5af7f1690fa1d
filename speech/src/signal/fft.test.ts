import { expect, test } from 'vitest';
import { createFft, pairedPower } from './fft.ts';

test('a complex wave gives one line at its own frequency', () => {
  const re = Float64Array.from({ length: 64 }, (_, i) => Math.cos((2 * Math.PI * 5 * i) / 64));
  const im = Float64Array.from({ length: 64 }, (_, i) => Math.sin((2 * Math.PI * 5 * i) / 64));
  createFft(64)(re, im);
  expect(re[5]).toBeCloseTo(64, 9);
  re[5] = 0;
  for (let k = 0; k < 64; k++) expect(Math.hypot(re[k]!, im[k]!)).toBeLessThan(1e-9);
});

test('two real signals are separated in one transform', () => {
  const wave = (bin: number, height: number) =>
    Float64Array.from(
      { length: 32 },
      (_, i) => height * Math.cos((2 * Math.PI * bin * i) / 32 + 0.4),
    );
  const first = new Float64Array(17);
  const second = new Float64Array(17);
  pairedPower(createFft(32), wave(3, 1), wave(7, 2), first, second);
  expect(first[3]).toBeCloseTo(16 ** 2, 6);
  expect(first[7]).toBeCloseTo(0, 9);
  expect(second[7]).toBeCloseTo(32 ** 2, 6);
  expect(second[3]).toBeCloseTo(0, 9);
});
