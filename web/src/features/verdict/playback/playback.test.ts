import { expect, test } from 'vitest';
import { shareIn } from './columns.ts';
import { sayKey, wordAt } from './playback.ts';
import { columnsFor } from '../words/sound-tiles.tsx';

const spans = [{ start: 0, end: 0.4 }, undefined, { start: 0.6, end: 1 }];

test('a voice is at the word whose span holds the moment, and at none in a pause', () => {
  expect(wordAt(spans, 0)).toBe(0);
  expect(wordAt(spans, 0.5)).toBeUndefined();
  expect(wordAt(spans, 0.6)).toBe(2);
});

test('a playhead stands as far into its picture as the voice is into the span', () => {
  expect(shareIn({ start: 1, end: 3 }, 2)).toBe(0.5);
  expect(shareIn({ start: 1, end: 3 }, 3)).toBeUndefined();
  expect(shareIn(undefined, 3)).toBeUndefined();
});

test('a pair and its words are told apart', () => {
  expect(new Set([sayKey('think'), sayKey('sink'), sayKey('think', 'sink')]).size).toBe(3);
});

test('no tile stands alone in the last row', () => {
  expect([3, 5, 6, 7, 8, 11].map((tiles) => columnsFor(tiles, 5))).toEqual([3, 5, 3, 4, 4, 4]);
});
