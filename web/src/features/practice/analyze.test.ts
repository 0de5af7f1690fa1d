import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { analysisProblem } from './analyze.ts';

function answer(status: number, message?: string, retryAfter?: number) {
  const body = message === undefined ? '' : JSON.stringify({ code: 'internal', message });
  return new ApiError({ status, statusText: 'Oops', body, retryAfter });
}

test('a recording that cannot be scored has the server’s message as it is', () => {
  const silence =
    'We didn’t hear a voice in this recording. Check that the right microphone is selected.';
  expect(analysisProblem(answer(422, silence))).toEqual({
    kind: 'analysis',
    title: 'Analysis Error',
    text: silence,
    retryAfter: undefined,
  });
});

test('an overloaded server invites to send the same take again, when it said', () => {
  expect(analysisProblem(answer(503, 'Many people are practicing right now.', 3))).toMatchObject({
    kind: 'busy',
    retryAfter: 3,
  });
});

test('without a message of the server the fallback stands there', () => {
  expect(analysisProblem(answer(500)).text).toBe('Failed to analyze pronunciation');
});

test('without a connection the take waits for it, and nothing else says so', () => {
  const problem = analysisProblem(new TypeError('Failed to fetch'));
  expect(problem).toMatchObject({ kind: 'busy', title: 'You’re offline.', saysOffline: true });
  expect(problem.help).toContain('connection');
});

test('with a connection but no server it promises nothing it cannot know', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const problem = analysisProblem(new TypeError('Failed to fetch'));
  expect(problem).toMatchObject({ kind: 'busy', help: 'Try again in a moment.' });
  vi.unstubAllGlobals();
});

test('somebody who was signed out elsewhere is asked to sign in again', () => {
  expect(analysisProblem(answer(401, 'Unauthorized')).kind).toBe('signed-out');
});
