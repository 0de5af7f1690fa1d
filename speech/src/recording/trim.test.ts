import { expect, test } from 'vitest';
import { buzz, hiss, joined, louder, silence } from '../testing/sounds.ts';
import { findSpeech } from './trim.ts';

const loud = (samples: Float32Array) => louder(samples, 32_768);

test('the voice is found with 300 ms around it', () => {
  const clip = loud(joined(silence(1), buzz(120, 140, 0.8), silence(2)));
  const { start, end } = findSpeech(clip);
  expect(start / 16_000).toBeCloseTo(0.7, 1);
  expect(end / 16_000).toBeCloseTo(2.1, 1);
});

test('room noise before and after is not speech', () => {
  const clip = loud(joined(hiss(1, 0.002), buzz(120, 140, 0.8), hiss(2, 0.002)));
  const { start, end } = findSpeech(clip);
  expect(start / 16_000).toBeCloseTo(0.7, 1);
  expect(end / 16_000).toBeCloseTo(2.1, 1);
});

test('a clip without anything louder than the rest stays whole', () => {
  expect(findSpeech(new Float32Array(8_000))).toEqual({ start: 0, end: 8_000 });
  expect(findSpeech(new Float32Array(10))).toEqual({ start: 0, end: 10 });
});
