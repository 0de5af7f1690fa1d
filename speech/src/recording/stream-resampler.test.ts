import { expect, test } from 'vitest';
import { hiss } from '../testing/sounds.ts';
import { createStreamResampler, resample } from './resample.ts';

test.each([44_100, 48_000, 16_000, 8_000])('at %i Hz pieces give what the whole gives', (rate) => {
  const input = hiss(0.5, 0.5);
  const whole = resample(input, rate);
  const next = createStreamResampler(rate);
  const pieces: number[] = [];
  for (let at = 0, length = 1; at < input.length; at += length, length = (length * 7) % 900) {
    pieces.push(...next(input.subarray(at, at + length)));
  }
  expect(pieces.length).toBeGreaterThan(whole.length - 120);
  expect(pieces).toEqual([...whole.subarray(0, pieces.length)]);
});

test('impossible rates are rejected', () => {
  expect(() => createStreamResampler(0)).toThrow(RangeError);
});
