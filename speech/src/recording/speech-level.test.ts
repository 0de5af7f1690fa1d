import { expect, test } from 'vitest';
import { joined, silence, tone } from '../testing/sounds.ts';
import { rootMeanSquare, speechLevel } from './speech-level.ts';

test('a pause as long as the speech does not lower its level', () => {
  const speech = tone(300, 1);
  expect(speechLevel(joined(speech, silence(1)))).toBeCloseTo(rootMeanSquare(speech), 4);
});

test('silence has no level', () => {
  expect(speechLevel(silence(1))).toBe(0);
  expect(speechLevel(new Float32Array(0))).toBe(0);
});
