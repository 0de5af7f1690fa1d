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
