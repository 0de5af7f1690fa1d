import { expect, test } from 'vitest';
import { confidenceOf } from './confidence.ts';

const clean = { peak: 60, floor: 20, clipped: 0, seconds: 3 } as Parameters<typeof confidenceOf>[0];
const match = { deficit: -0.2, certainty: -0.5, phoneCertainty: -1, nativeCertainty: -1 };
const SOUNDS = 12;

test('a clean take that is surely this phrase leaves no doubt', () => {
  expect(confidenceOf(clean, match, SOUNDS, 1)).toBe(1);
});

test('no take is trusted more than that it was this phrase', () => {
  expect(confidenceOf(clean, match, SOUNDS, 0.6)).toBe(0.6);
});

test('a weak voice, clipping, noise, a poor match and few sounds each take some of it', () => {
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
