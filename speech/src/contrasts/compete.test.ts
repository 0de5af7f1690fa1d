import { expect, test } from 'vitest';
import { frameScores } from '../testing/frame-scores.ts';
import { SILENCE } from '../phonemes/phone-index.ts';
import { alternative, bestPath, windowAround } from './compete.ts';

/** Seven sounds of five frames, two words. */
const phones = Array.from({ length: 7 }, (_, i) => ({
  phone: i,
  word: i < 4 ? 0 : 1,
  place: i,
  start: 10 + 5 * i,
  end: 15 + 5 * i,
}));
const FRAMES = 60;

test('a window has two sounds on each side, and all frames of a side that has fewer', () => {
  const window = (at: number) => {
    const { start, end, sounds, at: within } = windowAround(phones, at, FRAMES);
    return [start, end, sounds.length, within];
  };
  expect(window(3)).toEqual([15, 40, 5, 2]);
  expect(window(2)).toEqual([0, 35, 5, 2]);
  expect(window(0)).toEqual([0, 25, 3, 0]);
  expect(window(4)).toEqual([20, 60, 5, 2]);
  expect(window(6)).toEqual([30, 60, 3, 2]);
});

test('the alternative replaces, drops or adds one sound in its word', () => {
  const window = windowAround(phones, 3, FRAMES);
  const read = (kind: 'exchanged' | 'dropped' | 'added', instead: number) => {
    const { sounds, at } = alternative(window, { kind, at: 3, instead });
    return [sounds.map(({ phone }) => phone), at];
  };
  expect(read('exchanged', 9)).toEqual([[1, 2, 9, 4, 5], 2]);
  expect(read('dropped', -1)).toEqual([[1, 2, 4, 5], 2]);
  expect(read('added', 9)).toEqual([[1, 2, 3, 9, 4, 5], 3]);
});

test('a path is scored only over the frames of its window', () => {
  const scores = frameScores(
    { frames: 5, scores: { 8: -1 } },
    { frames: 4, scores: { 0: -2 } },
    { frames: 4, scores: { 1: -3 } },
  );
  const window = { start: 5, end: 13, sounds: [], at: 0 };
  const path = bestPath(scores, window, [
    { phone: 0, word: 0 },
    { phone: 1, word: 1 },
  ])!;
  expect(path.score).toBeCloseTo(4 * -2 + 4 * -3 + 7 * Math.log(0.5), 4);
  expect(path.phones.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 8],
  ]);
  expect(bestPath(scores, { ...window, end: 10 }, path.phones)).toBeUndefined();
});

test('between two words there may be a pause, inside a word there is none', () => {
  const scores = frameScores(
    { frames: 4, scores: { 0: -1 } },
    { frames: 4, scores: { [SILENCE]: -1 } },
    { frames: 4, scores: { 1: -1 } },
  );
  const window = { start: 0, end: 12, sounds: [], at: 0 };
  const ends = (...words: number[]) =>
    bestPath(
      scores,
      window,
      words.map((word, phone) => ({ phone, word })),
    )!.phones.map(({ start, end }) => [start, end]);
  expect(ends(0, 1)).toEqual([
    [0, 4],
    [8, 12],
  ]);
  const [[, end], [start]] = ends(0, 0) as [[number, number], [number, number]];
  expect(start).toBe(end);
});
