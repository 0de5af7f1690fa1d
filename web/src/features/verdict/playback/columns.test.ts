import { expect, test } from 'vitest';
import { alignWords, peaksIn, spread } from './columns.ts';

const example = [
  { start: 0.1, end: 0.3 },
  { start: 0.3, end: 0.9 },
];
const learner = [
  { start: 0.5, end: 0.9 },
  { start: 1.3, end: 1.7 },
];

test('columns follow the timing of the example', () => {
  const [one, two] = alignWords(learner, example);
  expect((one?.width ?? 0) + (two?.width ?? 0)).toBeCloseTo(1);
  expect(two?.width).toBeGreaterThan((one?.width ?? 0) * 2);
});

test('each column knows what both voices do in it', () => {
  const [one, two] = alignWords(learner, example);
  expect(one?.example?.start).toBeCloseTo(0.02);
  expect(one?.learner).toEqual({ start: 0.42, end: expect.closeTo(0.98) as number });
  expect(two?.learner?.start).toBeCloseTo(1.22);
});

test('neighbors never overlap', () => {
  const close = [
    { start: 0, end: 0.5 },
    { start: 0.52, end: 1 },
  ];
  const [one, two] = alignWords(close, undefined);
  expect(one?.learner?.end).toBeCloseTo(0.51);
  expect(two?.learner?.start).toBeCloseTo(0.51);
});

test('a word that was not said leaves its column empty', () => {
  const [one, two] = alignWords([undefined, { start: 1, end: 1.4 }], example);
  expect(one?.learner).toBeUndefined();
  expect(one?.example).toBeDefined();
  expect(two?.learner).toBeDefined();
});

test('readings that count words differently are not forced together', () => {
  const columns = alignWords(learner, [...example, { start: 1, end: 2 }]);
  expect(columns).toHaveLength(2);
  expect(columns[0]?.example).toBeUndefined();
});

test('a very short word stays wide enough to tap', () => {
  const [short] = alignWords(
    [
      { start: 0, end: 0.02 },
      { start: 1, end: 3 },
    ],
    undefined,
  );
  expect(short?.width).toBeGreaterThan(0.15);
});

test('peaks are taken from the span, at least one', () => {
  const peaks = [0, 1, 2, 3, 4, 5];
  expect(peaksIn(peaks, { start: 0.2, end: 0.4 }, 0.1)).toEqual([2, 3]);
  expect(peaksIn(peaks, { start: 0.25, end: 0.26 }, 0.1)).toEqual([2]);
  expect(peaksIn(peaks, undefined, 0.1)).toEqual([]);
});

test('a short word is spread over all strokes of its column', () => {
  expect(spread([0, 1], 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(spread([0.5], 3)).toEqual([0.5, 0.5, 0.5]);
});

test('a long word is left to be pooled', () => {
  expect(spread([1, 2, 3], 2)).toEqual([1, 2, 3]);
  expect(spread([], 4)).toEqual([]);
});
