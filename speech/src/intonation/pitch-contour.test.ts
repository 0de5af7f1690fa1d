import { expect, test } from 'vitest';
import { toPitchContour } from './pitch-contour.ts';

test('a contour has a point for each voiced frame, in seconds of the recording', () => {
  const contour = new Float64Array(60).fill(NaN);
  contour[1] = 1.234;
  contour[50] = -0.567;
  expect(toPitchContour(contour, 0.5)).toEqual({ times: [0.51, 1], semitones: [1.23, -0.57] });
});
