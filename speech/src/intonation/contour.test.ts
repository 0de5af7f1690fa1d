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

/** The contour of a voice with these semitones for so many frames; NaN has no voice. */
const heard = (...runs: [semitones: number, frames: number][]) =>
  cleanContour(
    trackOf(
      runs.flatMap(([semitones, frames]) =>
        steady(Number.isNaN(semitones) ? 0 : 200 * 2 ** (semitones / 12), frames),
      ),
    ),
  );
const voicedFrames = (contour: Float64Array) => contour.filter(isVoiced).length;

test.each([
  [8, 8],
  [7, 0],
])('of %i voiced frames, %i are melody', (frames, kept) => {
  expect(voicedFrames(heard([0, frames], [NaN, 10]))).toBe(kept);
});

test.each([
  [4, 4],
  [3, 0],
])('of a run of %i frames, %i are melody', (frames, kept) => {
  expect(voicedFrames(heard([0, 20], [NaN, 5], [1, frames]))).toBe(20 + kept);
});

test.each([
  [31, 10],
  [33, 0],
])('%i dB below the loudest twentieth, %i of 10 frames are melody', (db, kept) => {
  const loud = 30_000;
  const rms = [...steady(loud, 10), ...steady(loud / 4, 80), ...steady(loud / 10 ** (db / 20), 10)];
  expect(voicedFrames(cleanContour(trackOf(steady(200, 100), rms)))).toBe(90 + kept);
});

test.each([
  [10.9, 10],
  [11.1, 0],
])('%d semitones from the middle of the voice, %i of 10 frames are melody', (semitones, kept) => {
  expect(voicedFrames(heard([0, 80], [4, 10], [8, 10], [semitones, 10]))).toBe(100 + kept);
});

test.each([
  [4.5, 0],
  [5.5, 1],
])('a step of %d semitones in 10 ms leaves a gap of %i', (semitones, gap) => {
  const contour = heard([0, 40], [semitones, 30]);
  expect(voicedFrames(contour)).toBe(70 - gap);
  const high = contour.filter((value) => value > 1);
  expect(high).toHaveLength(30 - gap);
  expect(Math.min(...high)).toBeCloseTo(semitones);
});

test.each([
  [26, 0],
  [27, 26],
])('of %i frames at the end that fall by 6 semitones at once, %i are melody', (frames, kept) => {
  expect(voicedFrames(heard([0, 60], [-6, frames]))).toBe(60 + kept);
});

test.each([
  ['the 80 ms before it', [-4.3, 20], false],
  ['the 80 ms before it', [-3.7, 20], true],
] as const)('creak is told by its distance from %s: %o is kept: %s', (_, [end, frames], isKept) => {
  // Half of the eight frames are at 0 and half at 3.
  const contour = heard([0, 60], [3, 4], [end, frames]);
  expect(voicedFrames(contour)).toBe(isKept ? 64 + frames - 1 : 64);
});

test.each([
  [-3.5, -6.5, false],
  [-3.1, -6.1, true],
])('and of its first 40 ms: from %d to %d is kept: %s', (first, then, isKept) => {
  const contour = heard([0, 60], [NaN, 1], [first, 2], [then, 15]);
  expect(voicedFrames(contour)).toBe(isKept ? 77 : 60);
});

test.each([
  [-7.9, -7.9],
  [-8.1, 3.9],
  [7.9, 7.9],
  [8.1, -3.9],
])('a word that begins %d semitones away is heard at %d', (semitones, melody) => {
  const contour = heard([0, 60], [NaN, 5], [semitones, 20], [NaN, 5], [0, 10]);
  expect(contour[75]).toBeCloseTo(melody);
});

test.each([
  [-6.1, -6.1],
  [-6.3, 5.7],
])('and where the voice moves, from three tenths of the way: %d is %d', (semitones, melody) => {
  const contour = heard([0, 60], [NaN, 5], [6, 10], [NaN, 5], [semitones, 20], [NaN, 5], [0, 9]);
  expect(contour[90]).toBeCloseTo(melody);
});
