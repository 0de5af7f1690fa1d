import { expect, test } from 'vitest';
import { cleanContour, isVoiced } from './contour.ts';

function trackOf(hz: number[], rms = hz.map(() => 1_000)) {
  return { hz: Float32Array.from(hz), rms: Float32Array.from(rms) };
}

const steady = (hz: number, frames: number) => Array.from({ length: frames }, () => hz);

test("semitones are relative to the speaker's median", () => {
  const contour = cleanContour(
    trackOf([...steady(100, 20), ...steady(200, 5), ...steady(100, 20)]),
  );
  expect(contour[3]).toBeCloseTo(0, 6);
});

test('an octave error between two words is moved back', () => {
  const hz = [...steady(200, 20), ...steady(0, 5), ...steady(108, 12), ...steady(0, 5)];
  const contour = cleanContour(trackOf([...hz, ...steady(200, 20)]));
  expect(contour[30]).toBeCloseTo(12 * Math.log2(216 / 200), 4);
});

test('quiet creak and runs too short for speech have no pitch', () => {
  const hz = [...steady(200, 20), ...steady(0, 3), ...steady(190, 3), ...steady(0, 3)];
  const quiet = steady(150, 10);
  const contour = cleanContour(
    trackOf([...hz, ...quiet], [...hz.map(() => 1_000), ...quiet.map(() => 5)]),
  );
  expect(contour.slice(20).some(isVoiced)).toBe(false);
});

test('with next to no voice there is no contour', () => {
  expect(cleanContour(trackOf([...steady(200, 5), ...steady(0, 20)])).some(isVoiced)).toBe(false);
});

test('an octave that is lost in the middle of a vowel is moved back', () => {
  const hz = [...steady(200, 20), ...steady(101, 12), ...steady(195, 20)];
  const contour = cleanContour(trackOf(hz));
  const voiced = contour.filter(isVoiced);
  expect(voiced.length).toBeGreaterThan(45);
  expect(Math.max(...voiced) - Math.min(...voiced)).toBeLessThan(1.5);
});

test('creak at the very end is neither a plunge nor a leap', () => {
  const rising = Array.from({ length: 40 }, (_, i) => 180 * 2 ** (i / 160));
  for (const creak of [120, 300]) {
    const contour = cleanContour(trackOf([...steady(180, 20), ...rising, ...steady(creak, 10)]));
    const end = contour.findLastIndex(isVoiced);
    expect(contour[end]! - contour[25]!).toBeGreaterThan(1.5);
    expect(contour[end]! - contour[25]!).toBeLessThan(4);
  }
});

test('a real fall to the bottom of the voice is kept', () => {
  const falling = Array.from({ length: 40 }, (_, i) => 200 * 2 ** (-i / 60));
  const contour = cleanContour(trackOf([...steady(200, 30), ...falling]));
  expect(contour.at(-1)! - contour[0]!).toBeLessThan(-6);
});
