import { expect, test } from 'vitest';
import { createFft, pairedPower } from './fft.ts';

test('a complex wave gives one line at its own frequency', () => {
  const { re, im, transform } = createFft(64);
  for (let i = 0; i < 64; i++) {
    re[i] = Math.cos((2 * Math.PI * 5 * i) / 64);
    im[i] = Math.sin((2 * Math.PI * 5 * i) / 64);
  }
  transform();
  expect(re[5]).toBeCloseTo(64, 9);
  re[5] = 0;
  for (let k = 0; k < 64; k++) expect(Math.hypot(re[k]!, im[k]!)).toBeLessThan(1e-9);
});

test('two real signals are separated in one transform', () => {
  const fft = createFft(32);
  const wave = (bin: number, height: number, i: number) =>
    height * Math.cos((2 * Math.PI * bin * i) / 32 + 0.4);
  for (let i = 0; i < 32; i++) {
    fft.re[i] = wave(3, 1, i);
    fft.im[i] = wave(7, 2, i);
  }
  const first = new Float64Array(17);
  const second = new Float64Array(17);
  pairedPower(fft, first, second);
  expect(first[3]).toBeCloseTo(16 ** 2, 6);
  expect(first[7]).toBeCloseTo(0, 9);
  expect(second[7]).toBeCloseTo(32 ** 2, 6);
  expect(second[3]).toBeCloseTo(0, 9);
});

test.each([4, 8, 64, 2048, 8192])('SIMD gives the bits of plain loops: %i points', (size) => {
  const [simd, plain] = [createFft(size), createFft(size, false)];
  for (const { re, im, transform } of [simd, plain]) {
    for (let i = 0; i < size; i++) {
      re[i] = Math.sin(i * 1.7) * 900;
      im[i] = Math.cos(i * i * 0.3) * 70;
    }
    transform();
  }
  expect(simd.re).toEqual(plain.re);
  expect(simd.im).toEqual(plain.im);
});
