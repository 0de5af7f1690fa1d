import { expect, test } from 'vitest';
import { confidenceOf } from './confidence.ts';

const clean = { peak: 60, floor: 20, clipped: 0, seconds: 3 } as Parameters<typeof confidenceOf>[0];
const match = { deficit: -0.2, certainty: -0.5, phoneCertainty: -1, nativeCertainty: -1 };
const SOUNDS = 12;

test('a clean take that is certainly this phrase has full confidence', () => {
  expect(confidenceOf(clean, match, SOUNDS, 1)).toBe(1);
});

test('confidence is never above the probability of the phrase', () => {
  expect(confidenceOf(clean, match, SOUNDS, 0.6)).toBe(0.6);
});

test('a weak voice, clipping, noise, a poor match and few sounds each lower it', () => {
  const of = (level: Partial<typeof clean>, sounds = SOUNDS) =>
    confidenceOf({ ...clean, ...level }, match, sounds, 1);
  expect(of({ peak: 37, floor: 5 })).toBeCloseTo(0.6);
  expect(of({ peak: 45 })).toBeGreaterThan(0.9);
  expect(of({ clipped: 0.12 })).toBeCloseTo(0.4);
  expect(of({ clipped: 0.02 })).toBeCloseTo(0.8);
  expect(of({ floor: 52 })).toBeCloseTo(0.3);
  expect(of({ floor: 44 })).toBeCloseTo(0.75);
  expect(of({}, 2)).toBeCloseTo(0.8);
  expect(confidenceOf(clean, { ...match, phoneCertainty: -3.6 }, SOUNDS, 1)).toBeCloseTo(0.4);
  expect(confidenceOf(clean, { ...match, phoneCertainty: -2.8 }, SOUNDS, 1)).toBeCloseTo(0.75);
});

test('each factor is linear between its thresholds', () => {
  const of = (level: Partial<typeof clean>, phoneCertainty = -1, sounds = SOUNDS) =>
    confidenceOf({ ...clean, ...level }, { ...match, phoneCertainty }, sounds, 1);
  const dynamics = (decibels: number) => of({ floor: 60 - decibels });
  expect([7, 8, 12, 16, 21, 26, 27].map(dynamics)).toEqual(
    [0.3, 0.3, 0.525, 0.75, 0.875, 1, 1].map((value) => expect.closeTo(value)),
  );
  const clipping = [0.001, 0.002, 0.011, 0.02, 0.07, 0.12, 0.2].map((clipped) => of({ clipped }));
  expect(clipping).toEqual([1, 1, 0.9, 0.8, 0.6, 0.4, 0.4].map((value) => expect.closeTo(value)));
  expect(of({ clipped: 0.002 })).toBe(1);
  expect(of({ clipped: 0.0038 })).toBeCloseTo(0.98, 6);
  const loudness = [30, 38, 42, 46, 50].map((peak) => of({ peak, floor: peak - 40 }));
  expect(loudness).toEqual([0.6, 0.6, 0.8, 1, 1].map((value) => expect.closeTo(value)));
  const matching = [-4, -3.6, -3.2, -2.8, -2.3, -1.8, -1].map((value) => of({}, value));
  expect(matching).toEqual(
    [0.4, 0.4, 0.575, 0.75, 0.875, 1, 1].map((value) => expect.closeTo(value)),
  );
  const counts = [1, 3, 5, 6, 7].map((sounds) => of({}, -1, sounds));
  expect(counts).toEqual([0.75, 0.85, 0.95, 1, 1].map((value) => expect.closeTo(value)));
});
