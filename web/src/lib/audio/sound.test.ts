import { expect, test } from 'vitest';
import { cutSound, durationOf } from './sound.ts';

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

test('times outside the sound are brought inside', () => {
  expect(durationOf(cutSound(second, -1, 0.1))).toBeCloseTo(0.1);
  expect(durationOf(cutSound(second, 0.9, 7))).toBeCloseTo(0.1);
  expect(durationOf(cutSound(second, 3, 4))).toBe(0);
});
