import { expect, test } from 'vitest';
import { cutSound, durationOf, peaksOf, scaledPeaks } from './sound.ts';

const second = { samples: new Float32Array(1000).fill(1), sampleRate: 1000 };

test('a cut is as long as asked and starts and ends in silence', () => {
  const cut = cutSound(second, 0.2, 0.5);
  expect(durationOf(cut)).toBeCloseTo(0.3);
  expect(cut.samples[0]).toBe(0);
  expect(cut.samples.at(-1)).toBe(0);
  expect(cut.samples[150]).toBe(1);
});

test('the sound it was cut from stays as it was', () => {
  cutSound(second, 0, 1);
  expect(second.samples[0]).toBe(1);
});

test('times outside the sound are clamped', () => {
  expect(durationOf(cutSound(second, -1, 0.1))).toBeCloseTo(0.1);
  expect(durationOf(cutSound(second, 0.9, 7))).toBeCloseTo(0.1);
  expect(durationOf(cutSound(second, 3, 4))).toBe(0);
});

test('each stretch is represented by its loudest moment, whichever its sign', () => {
  const samples = Float32Array.from([0, 0.5, 0, -0.75, 0.25, 0]);
  expect(peaksOf({ samples, sampleRate: 100 }, 0.02)).toEqual([0.5, 0.75, 0.25]);
});

test('the loudest peak reaches full height', () => {
  expect(scaledPeaks([0.1, 0.2])).toEqual([0.5, 1]);
});

test('near silence stays small', () => {
  expect(Math.max(...scaledPeaks([0.001, 0.002]))).toBeLessThan(0.05);
});
