import { expect, test } from 'vitest';
import { createVoiceTrace } from './voice-trace.ts';

test('nothing is drawn while nobody speaks, however long that is', () => {
  const trace = createVoiceTrace();
  for (let seconds = 0; seconds < 3; seconds += 0.1) {
    expect(trace({ seconds, peak: 0.01, state: 'waiting' })).toEqual({ spoken: 0, peaks: [] });
  }
});

test('the trace begins just before the voice was known as one, and goes on to the end', () => {
  const trace = createVoiceTrace();
  for (let at = 0; at < 20; at++) trace({ seconds: at / 10, peak: at / 100, state: 'waiting' });
  const begun = trace({ seconds: 2, peak: 0.9, state: 'speaking' });
  expect(begun.peaks).toEqual([0.16, 0.17, 0.18, 0.19, 0.9]);
  expect(begun.spoken).toBeCloseTo(0.4, 5);
  const later = trace({ seconds: 3, peak: 0.5, state: 'ended' });
  expect(later.peaks).toHaveLength(6);
  expect(later.spoken).toBeCloseTo(1.4, 5);
});
