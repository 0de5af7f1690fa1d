import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { deviceOnly } from '../../lib/device-only.ts';
import { analysisProblem, analyzeRecording, Refused } from './analyze.ts';

function answer(status: number, message?: string, retryAfter?: number) {
  const body = message === undefined ? '' : JSON.stringify({ code: 'internal', message });
  return new ApiError({ status, statusText: 'Oops', body, retryAfter });
}

test('where recordings never leave the device, nobody can send one', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const take = { file: new Blob(['sound']) };
  deviceOnly.set(true);
  await expect(analyzeRecording(take, { phrase: 'Yes.' })).rejects.toBeInstanceOf(Refused);
  expect(fetched).not.toHaveBeenCalled();
  deviceOnly.set(false);
  await analyzeRecording(take, { phrase: 'Yes.', account: 7 });
  expect(fetched.mock.calls[0]![1]?.headers).toEqual({ 'saywell-account': '7' });
  vi.unstubAllGlobals();
});

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
