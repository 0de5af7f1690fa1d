import { expect, test } from 'vitest';
import { frameScores } from '../testing/frame-scores.ts';
import { align } from './align.ts';
import { extraSpeechAfter, isExtra } from './extra-speech.ts';

const [A, B, OTHER] = [3, 7, 30];

test('extra speech makes the clip fit better and lasts at least 25 frames', () => {
  expect(isExtra({ gain: 0.1, start: 10, end: 35 })).toBe(true);
  expect(isExtra({ gain: 0, start: 10, end: 35 })).toBe(false);
  expect(isExtra({ gain: 0.1, start: 10, end: 34 })).toBe(false);
});

test('any sound costs 1.2 a frame against the sound that fits', () => {
  const scores = frameScores(
    { frames: 10, scores: { [A]: -0.1 } },
    { frames: 10, scores: { [B]: -0.1 } },
    { frames: 30, scores: { [OTHER]: -0.1, [B]: -3.1 } },
  );
  const whole = align(scores, [[[A]], [[B]]])!;
  const extra = extraSpeechAfter(scores, [[A], [B]], whole)!;
  expect(extra).toMatchObject({ start: 20, end: 50 });
  expect(extra.gain).toBeCloseTo(30 * (3 - 1.2), 3);
});

test('a clip without room for more has none', () => {
  const scores = frameScores({ frames: 3, scores: { [A]: -0.1 } });
  const whole = align(scores, [[[A]]])!;
  expect(extraSpeechAfter(scores, [[A]], whole)).toBeUndefined();
});
