import { expect, test } from 'vitest';
import { tone } from '../testing/sounds.ts';
import { resample } from './resample.ts';

function level(samples: Float32Array): number {
  const middle = samples.subarray(samples.length >> 2, 3 * (samples.length >> 2));
  return 10 * Math.log10(middle.reduce((sum, value) => sum + value * value, 0) / middle.length);
}

test.each([8_000, 11_025, 22_050, 44_100, 48_000, 96_000])(
  'a tone at %i Hz keeps its length, level and pitch',
  (rate) => {
    const result = resample(tone(1_000, 0.4, 0.5, rate), rate);
    const expected = tone(1_000, 0.4, 0.5);
    expect(result.length).toBe(expected.length);
    for (let i = 1_000; i < result.length - 1_000; i++) {
      expect(Math.abs(result[i]! - expected[i]!)).toBeLessThan(0.002);
    }
  },
);

test('speech up to 6.5 kHz passes untouched', () => {
  const input = tone(6_500, 0.3, 0.5, 48_000);
  expect(level(resample(input, 48_000)) - level(input)).toBeGreaterThan(-0.2);
});

test('frequencies above the Nyquist limit do not alias', () => {
  const input = tone(9_000, 0.3, 0.5, 48_000);
  expect(level(resample(input, 48_000)) - level(input)).toBeLessThan(-60);
});

test('16 kHz is unchanged, and impossible rates are rejected', () => {
  const samples = tone(440, 0.1);
  expect(resample(samples, 16_000)).toBe(samples);
  for (const rate of [0, -1, 1, Number.NaN, Infinity, 1e9]) {
    expect(() => resample(samples, rate)).toThrow(RangeError);
  }
});

test('a clip with one sample or none works', () => {
  expect(resample(new Float32Array(0), 48_000)).toHaveLength(0);
  expect(resample(new Float32Array([0.5]), 8_000)).toHaveLength(2);
});
