import { expect, test } from 'vitest';
import { frameLoudness } from './loudness.ts';

const steady = (level: number) => new Float32Array(1_000).fill(level);

test('e times the amplitude is six units more', () => {
  const [quiet, loud] = [frameLoudness(steady(100)), frameLoudness(steady(100 * Math.E))];
  loud.forEach((value, frame) => expect(value - quiet[frame]!).toBeCloseTo(6, 4));
});

test('anything under one 16-bit step has no loudness', () => {
  expect([...frameLoudness(steady(0.9))].every((value) => value === 0)).toBe(true);
  expect([...frameLoudness(steady(1.1))].every((value) => value > 0)).toBe(true);
});

test('a click is heard in the frames of 25.6 ms around it, which begin every 10 ms', () => {
  const heard = (at: number) => {
    const samples = new Float32Array(1_600);
    samples[at] = 30_000;
    return [...frameLoudness(samples)].flatMap((value, frame) => (value > 0 ? [frame] : []));
  };
  expect(heard(319)).toEqual([0, 1]);
  expect(heard(320)).toEqual([0, 1, 2]);
  expect(heard(409)).toEqual([0, 1, 2]);
  expect(heard(410)).toEqual([1, 2]);
});
