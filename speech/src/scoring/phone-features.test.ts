import { expect, test } from 'vitest';
import type { Observation } from '../observation/observe.ts';
import { SILENCE } from '../phonemes/phone-index.ts';
import { phoneFeatures } from './phone-features.ts';

const CLASSES = 40;
const norms = {
  mean: Array.from({ length: CLASSES }, () => Math.log(10)),
  sd: Array.from({ length: CLASSES }, () => 0.5),
};

type Change = {
  loudness?: number[];
  posterior?: [phone: number, value: number];
  better?: number[];
};

/** Two sounds, phones 3 and 4, with a gap of 30 ms between them. */
function featuresOf({ loudness = [], posterior = [3, -1], better = [] }: Change = {}) {
  const posteriors = [3, 4].map(() => {
    const mean = new Float64Array(CLASSES).fill(-2);
    mean[posterior[0]] = posterior[1];
    return { mean, highest: mean };
  });
  const asPhone = new Float32Array(CLASSES - 1).fill(1);
  for (const phone of better) asPhone[phone] = 1.5;
  return phoneFeatures(
    {
      alignment: {
        phones: [
          { phone: 3, start: 5, end: 15 },
          { phone: 4, start: 18, end: 38 },
        ],
      },
      clip: { loudness: Float32Array.from(loudness) },
      posteriors,
      nativePosteriors: posteriors,
      heads: { own: [1, 1], asPhone: [asPhone, asPhone], word: [1, 1] },
    } as unknown as Observation,
    norms,
  );
}

const near = (values: number[]) => values.map((value) => expect.closeTo(value, 5));

test('each sound knows the gap before and after it, and how long it took beside the others', () => {
  const [first, second] = featuresOf();
  const z = 2 * Math.log(2);
  const gap = Math.log1p(3) / 2;
  expect([...first!.subarray(0, 5)]).toEqual(near([Math.log(10) - 2, 0, -z / 2, 0, gap]));
  expect([...second!.subarray(0, 5)]).toEqual(near([Math.log(20) - 2, z, z / 2, gap, 0]));
  expect(first![6]).toBeCloseTo(z / 2, 5);
});

test('loudness is measured against the other sounds; past its end the last frame counts', () => {
  const levels = (loudness: number[]) => featuresOf({ loudness }).map((row) => row[5]);
  const quiet = Array.from({ length: 18 }, () => -40);
  expect(levels([...quiet, ...Array.from({ length: 20 }, () => -20)])).toEqual(near([-1, 1]));
  expect(levels([...quiet.slice(1), -30])).toEqual(near([-0.5, 0.5]));
  expect(levels([])).toEqual([0, 0]);
});

test('posteriors below the floor count as the floor', () => {
  const [own, underBest, highest, better] = featuresOf({ posterior: [3, -30] })[0]!.subarray(7, 11);
  expect([own, underBest, highest]).toEqual([-10, -8, -10]);
  expect(better).toBeCloseTo(Math.log1p(38), 5);
  expect(featuresOf({ posterior: [SILENCE, -30] })[0]![11]).toBe(-10);
  expect(featuresOf({ posterior: [SILENCE, -9] })[0]![11]).toBe(-9);
});

test('a sound that fits as well as the others is not below any of them', () => {
  const [own, underBest, , better] = featuresOf({ posterior: [3, -2] })[0]!.subarray(7, 11);
  expect([own, underBest, better]).toEqual([-2, 0, 0]);
});

test('the phone head says by how much the best other sound is better, and how many are', () => {
  const head = (better: number[]) => [...featuresOf({ better })[0]!.subarray(90, 94)];
  expect(head([])).toEqual([1, 0, 0, 1]);
  expect(head([7, 9])).toEqual(near([1, -0.5, Math.log1p(2), 1.5]));
});
