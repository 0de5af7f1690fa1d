import { expect, test } from 'vitest';
import { sessionOf } from './save.ts';

const practiced = {
  phrase: 'Thanks for thinking of me.',
  analysis: { overallAccuracy: 78, transcript: 'Thanks for thinking of me', analysisId: 'id' },
  seconds: 41.6,
};

test('accuracy is a fraction and time whole seconds', () => {
  expect(sessionOf(practiced)).toEqual({
    phrase: 'Thanks for thinking of me.',
    accuracy: 0.78,
    duration: 42,
    transcript: 'Thanks for thinking of me',
    analysisId: 'id',
  });
});

test('a missing transcript falls back to the phrase', () => {
  const analysis = { ...practiced.analysis, transcript: '' };
  expect(sessionOf({ ...practiced, analysis }).transcript).toBe('Thanks for thinking of me.');
});

test('even the shortest practice took a second', () => {
  expect(sessionOf({ ...practiced, seconds: 0.2 }).duration).toBe(1);
});
