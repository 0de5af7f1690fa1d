import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { analysisProblem, analysisToast } from './analyze.ts';

function answer(status: number, message?: string, retryAfter?: number) {
  const body = message === undefined ? '' : JSON.stringify({ code: 'internal', message });
  return new ApiError({ status, statusText: 'Oops', body, retryAfter });
}

test('a recording that cannot be scored has the server’s message as it is', () => {
  const silence = 'There was no voice in this recording. Check that the right microphone is on.';
  expect(analysisProblem(answer(422, silence))).toEqual({
    kind: 'analysis',
    title: silence,
    retryAfter: undefined,
  });
});

test('an overloaded server invites to send the same take again, when it said', () => {
  expect(analysisProblem(answer(503, 'Many people are practicing right now.', 3))).toMatchObject({
    kind: 'busy',
    retryAfter: 3,
  });
});

test('without a connection the take waits for it', () => {
  const problem = analysisProblem(new TypeError('Failed to fetch'));
  expect(problem.kind).toBe('busy');
  expect(problem.help).toContain('connection');
});

test('with a connection but no server it promises nothing it cannot know', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(analysisProblem(new TypeError('Failed to fetch')).help).toContain('send it again');
  vi.unstubAllGlobals();
});

test('the toast has the server’s message, else the fallback', () => {
  expect(analysisToast(answer(422, 'Too quiet.'))).toMatchObject({
    title: 'Analysis Error',
    description: 'Too quiet.',
  });
  expect(analysisToast(answer(500)).description).toBe('Failed to analyze pronunciation');
  expect(analysisToast(new TypeError('x')).description).toBe('Failed to analyze pronunciation');
});
