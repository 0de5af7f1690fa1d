import { expect, test } from 'vitest';
import { makeMelBands } from './mel-bands.ts';

test('bands rise in frequency and overlap their neighbors', () => {
  const bands = makeMelBands({ bands: 40, lowHz: 60, highHz: 7_600, binHz: 31.25 });
  expect(bands).toHaveLength(40);
  for (let i = 1; i < bands.length; i++) {
    const before = bands[i - 1]!;
    expect(bands[i]!.firstBin).toBeGreaterThanOrEqual(before.firstBin);
    expect(bands[i]!.firstBin).toBeLessThan(before.firstBin + before.weights.length);
  }
});

test('wide bands have the area of narrow ones', () => {
  const bands = makeMelBands({ bands: 20, lowHz: 100, highHz: 7_000, binHz: 1 });
  for (const { weights } of bands) {
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 1);
  }
});

test.each([
  [10.48, 10],
  [10.52, 11],
])('700 Hz sounds halfway from 0 to 2,100 Hz: %d bins are rounded to %i', (bins, rounded) => {
  const [band] = makeMelBands({ bands: 1, lowHz: 0, highHz: 2_100, binHz: 700 / bins });
  expect(band!.weights.indexOf(Math.max(...band!.weights))).toBe(rounded);
});
