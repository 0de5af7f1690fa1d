import { expect, test } from 'vitest';
import { SILENCE } from '../phonemes/phone-index.ts';
import { align, type FrameScores } from './align.ts';

const CLASSES = SILENCE + 1;
const [A, B, C, D] = [3, 7, 12, 20];

/** Scores in which each listed segment is certainly its phone. */
function clipOf(...stretches: [phone: number, frames: number][]): FrameScores {
  const phones = stretches.flatMap(([phone, frames]) =>
    Array.from({ length: frames }, () => phone),
  );
  const values = new Float32Array(phones.length * CLASSES).fill(-8);
  phones.forEach((phone, frame) => {
    values[frame * CLASSES + phone] = -0.1;
  });
  return { frames: phones.length, classes: CLASSES, values };
}

function spans(scores: FrameScores, words: number[][][]) {
  return align(scores, words)!.phones.map(({ phone, start, end }) => [phone, start, end]);
}

test('phones are aligned at their place, without silence around and between words', () => {
  const scores = clipOf([SILENCE, 10], [A, 5], [B, 6], [SILENCE, 20], [C, 7], [SILENCE, 10]);
  expect(spans(scores, [[[A, B]], [[C]]])).toEqual([
    [A, 10, 15],
    [B, 15, 21],
    [C, 41, 48],
  ]);
});

test('silence is optional everywhere', () => {
  expect(spans(clipOf([A, 5], [B, 6], [C, 7]), [[[A]], [[B, C]]])).toEqual([
    [A, 0, 5],
    [B, 5, 11],
    [C, 11, 18],
  ]);
});

test('the pronunciation that was said wins', () => {
  const words = [
    [
      [A, B],
      [A, C],
    ],
    [[B], [D, B]],
  ];
  const alignment = align(clipOf([A, 6], [C, 6], [D, 5], [B, 5]), words)!;
  expect(alignment.variants).toEqual([1, 1]);
  expect(alignment.phones.map(({ word, place }) => [word, place])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
});

test('the same phone twice in a row is two phones', () => {
  expect(spans(clipOf([A, 10]), [[[A]], [[A]]])).toHaveLength(2);
});

test('every phone lasts at least 30 ms, so a short clip cannot hold a long phrase', () => {
  expect(align(clipOf([A, 3], [B, 3]), [[[A, B]]])?.phones).toHaveLength(2);
  expect(align(clipOf([A, 3], [B, 2]), [[[A, B]]])).toBeUndefined();
});

test('a phone that fits 20 ms takes the next best 10 ms from its neighbor', () => {
  const scores = clipOf([A, 10], [B, 2], [C, 10]);
  scores.values[9 * CLASSES + B] = -4;
  expect(spans(scores, [[[A, B, C]]])).toEqual([
    [A, 0, 9],
    [B, 9, 12],
    [C, 12, 22],
  ]);
});

test('every frame in the same phone or on to the next halves the chance of a path', () => {
  const { score } = align(clipOf([A, 5], [B, 6]), [[[A, B]]])!;
  expect(score).toBeCloseTo((11 * -0.1 + 10 * Math.log(0.5)) / 11, 5);
});

test('a silence costs 1 when it begins', () => {
  const between = (extra: number) => {
    const scores = clipOf([A, 5], [SILENCE, 3], [B, 5]);
    for (let frame = 5; frame < 8; frame++) scores.values[frame * CLASSES + B] = -0.1 - extra / 3;
    return spans(scores, [[[A]], [[B]]]);
  };
  expect(between(0.9)).toEqual([
    [A, 0, 5],
    [B, 5, 13],
  ]);
  expect(between(1.1)).toEqual([
    [A, 0, 5],
    [B, 8, 13],
  ]);
});
