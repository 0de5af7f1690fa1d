import { expect, test } from 'vitest';
import { finalMovement, movementOf, movementScore } from './movement.ts';

/** Level speech whose last 300 ms move by this many semitones. */
function endingBy(semitones: number): Float64Array {
  return Float64Array.from(
    { length: 120 },
    (_, frame) => semitones * Math.min(1, Math.max(0, (frame - 80) / 30)),
  );
}

const at = { nucleus: 80, end: 110 };

test.each([
  [5, 'rise'],
  [-5, 'fall'],
  [0.4, 'level'],
] as const)('an ending that moves by %d semitones is a %s', (semitones, movement) => {
  expect(movementOf(finalMovement(endingBy(semitones), at)!)).toBe(movement);
});

test('a rise that comes after a fall counts as the rise', () => {
  const contour = Float64Array.from({ length: 120 }, (_, frame) =>
    frame < 70 ? 2 : frame < 95 ? 2 - (frame - 70) * 0.2 : -3 + (frame - 95) * 0.4,
  );
  expect(finalMovement(contour, at)).toBeGreaterThan(3);
});

test.each([
  [1.31, 'rise'],
  [1.29, 'level'],
  [-1.29, 'level'],
  [-1.31, 'fall'],
] as const)('%d semitones are a %s', (semitones, movement) => {
  expect(movementOf(semitones)).toBe(movement);
});

/** Semitones by frame. */
const contourOf = (valueAt: (frame: number) => number) =>
  Float64Array.from({ length: 140 }, (_, frame) => valueAt(frame));

test.each([
  [116, 5],
  [117, 0],
])(
  'the end is the last sixth up to 100 ms after the word: a step at frame %i is %d',
  (step, up) => {
    const contour = contourOf((frame) => (frame < step ? 0 : 5));
    expect(Math.abs(finalMovement(contour, at)!)).toBe(up);
  },
);

test('an ending of few frames is at least three of them', () => {
  const contour = contourOf((frame) => (frame < 112 || frame >= 120 ? NaN : frame < 118 ? 0 : 5));
  expect(finalMovement(contour, at)).toBe(2.5);
});

// Of the frames before the end, the highest and the lowest twelfth is passed over.
test.each([
  ['30 ms before the vowel', { nucleus: 80, end: 110 }, 79, 2],
  ['350 ms before its end, for a short word', { nucleus: 105, end: 110 }, 87, 6.8],
])('the ending begins %s', (_, word, last, moved) => {
  const endingIn = (semitones: number) =>
    finalMovement(
      contourOf((frame) => (frame <= last ? semitones : 0)),
      word,
    );
  expect(endingIn(10)).toBeCloseTo(-moved);
  expect(endingIn(-10)).toBeCloseTo(moved);
});

test.each([
  [50, true],
  [49, false],
])('where too little has a voice, 700 ms are heard: frame %i counts: %s', (frame, counts) => {
  const contour = contourOf((one) => (one === frame || (one >= 113 && one < 120) ? 1 : NaN));
  expect(finalMovement(contour, at) !== undefined).toBe(counts);
});

test('an unvoiced ending cannot be judged', () => {
  expect(finalMovement(new Float64Array(120).fill(NaN), at)).toBeUndefined();
});

test('the right movement scores high, the wrong one low', () => {
  expect(movementScore(4, 'rise')).toBe(100);
  expect(movementScore(-4, 'rise')).toBe(0);
  expect(movementScore(-4, 'fall')).toBe(100);
  expect(movementScore(4, 'fall')).toBe(0);
  expect(movementScore(0, 'level')).toBe(100);
  expect(movementScore(5, 'level')).toBe(0);
});

test.each([
  ['rise', 0.9],
  ['fall', -0.65],
  ['level', 2],
  ['level', -2],
] as const)('half a %s moves by %d semitones', (asked, semitones) => {
  expect(movementScore(semitones, asked)).toBeCloseTo(50);
});
