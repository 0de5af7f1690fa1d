import { expect, test } from 'vitest';
import { recentBand } from './recent-band.ts';

test.each([
  [1, 'clear'],
  [0.9, 'clear'],
  [0.899, 'close'],
  [0.7, 'close'],
  [0.699, 'notyet'],
  [0, 'notyet'],
])('an accuracy of %d is %s', (accuracy, band) => {
  expect(recentBand(accuracy)).toBe(band);
});
