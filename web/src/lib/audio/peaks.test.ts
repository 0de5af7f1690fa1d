import { expect, test } from 'vitest';
import { peaksOf, scaledPeaks } from './peaks.ts';

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
