import { expect, test } from 'vitest';
import { agreementOf, equalErrorRate, flagQuality } from './agreement.ts';
import { seededRandom } from './disturb.ts';

const pairs = (values: [number, number][]) =>
  values.map(([predicted, given], i) => ({ speaker: `s${i % 3}`, predicted, given }));

test('a straight line correlates fully, and its error is the distance from the line', () => {
  const { r, mse, count } = agreementOf(
    pairs([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
    ]),
    seededRandom(1),
  );
  expect(r).toBeCloseTo(1);
  expect(mse).toBeCloseTo(1);
  expect(count).toBe(6);
});

test('the interval of a loose relation contains its value and has width', () => {
  const random = seededRandom(2);
  const loose = Array.from({ length: 300 }, (_, i): [number, number] => [i, i + 300 * random()]);
  const spread = loose.map(([predicted, given], i) => ({
    speaker: `s${i % 20}`,
    predicted,
    given,
  }));
  const { r, low, high } = agreementOf(spread, random);
  expect(low).toBeLessThan(r);
  expect(high).toBeGreaterThan(r);
});

test('precision counts the flagged, recall the bad', () => {
  const quality = flagQuality([
    { flagged: true, bad: true },
    { flagged: true, bad: false },
    { flagged: false, bad: true },
    { flagged: false, bad: true },
  ]);
  expect(quality.precision).toBeCloseTo(1 / 2);
  expect(quality.recall).toBeCloseTo(1 / 3);
});

test('separable scores have no equal error, mixed ones do', () => {
  expect(equalErrorRate([5, 6, 7], [1, 2, 3])).toBe(0);
  expect(equalErrorRate([1, 5, 6, 7], [1, 2, 3, 6])).toBeCloseTo(0.25);
});
