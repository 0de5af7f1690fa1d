import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { saveProblem, sessionOf } from './save.ts';

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

test('a take that is not saved because nobody is signed in is told from any other', () => {
  const refused = (status: number) =>
    new Error('Failed', { cause: new ApiError({ status, statusText: 'No', body: '' }) });
  expect(saveProblem(refused(401))).toBe('signed-out');
  expect(saveProblem(refused(500))).toBe('failed');
  expect(saveProblem(new Error('Failed', { cause: new TypeError('offline') }))).toBe('failed');
});
