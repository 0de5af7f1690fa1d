import { expect, test } from 'vitest';
import { durationOf } from '../../lib/audio/sound.ts';
import { spokenPart } from './take-verdict.tsx';

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
  expect(durationOf(spokenPart(sound, [word(1, 1.5), word(1.6, 2)]))).toBeCloseTo(1.45);
});

test('words that were not said do not count', () => {
  expect(durationOf(spokenPart(sound, [word(0, 0.1, 'missing'), word(2, 2.5)]))).toBeCloseTo(0.95);
});

test('a take in which nothing was said stays whole', () => {
  expect(spokenPart(sound, [word(0, 0, 'missing')])).toBe(sound);
});
