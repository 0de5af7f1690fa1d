import { expect, test } from 'vitest';
import { durationOf } from '../../lib/audio/sound.ts';
import { restOf, spokenPart } from './take-playback.ts';

const sound = { samples: new Float32Array(4000), sampleRate: 1000 };
const word = (start: number, end: number, kind: 'ok' | 'missing' = 'ok') => ({
  word: 'so',
  start,
  end,
  kind,
  accuracy: 1,
  sounds: [],
});

test('silence round the words is left out', () => {
  const part = spokenPart(sound, [word(1, 1.5), word(1.6, 2)]);
  expect(durationOf(part.sound)).toBeCloseTo(1.45);
  expect(part.from).toBeCloseTo(0.85);
});

test('words that were not said do not count', () => {
  const part = spokenPart(sound, [word(0, 0.1, 'missing'), word(2, 2.5)]);
  expect(durationOf(part.sound)).toBeCloseTo(0.95);
});

test('a take in which nothing was said stays whole', () => {
  expect(spokenPart(sound, [word(0, 0, 'missing')])).toEqual({ sound, from: 0 });
});

test('from a moment on there is the rest, which knows where it begins', () => {
  const rest = restOf({ sound, from: 1 }, 3);
  expect(durationOf(rest.sound)).toBeCloseTo(2);
  expect(rest.from).toBeCloseTo(3);
});

test('a moment before the part or at its very end plays all of it', () => {
  expect(durationOf(restOf({ sound, from: 1 }, 0.2).sound)).toBe(4);
  expect(restOf({ sound, from: 1 }, 5)).toEqual({ sound, from: 1 });
});
