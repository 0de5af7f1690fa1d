import { describe, expect, it } from 'vitest';
import { ApiError, apiErrorFrom, errorText, isUnauthorized } from './api-error.ts';

describe('ApiError', () => {
  it('has the status, a colon and the body as its message', async () => {
    const body =
      '{"code":"conflict","message":"This username is already taken","field":"username","reason":"taken"}';
    const error = await apiErrorFrom(new Response(body, { status: 409 }));
    expect(error.message).toBe(`409: ${body}`);
    expect(error.serverMessage).toBe('This username is already taken');
    expect(error).toMatchObject({ code: 'conflict', field: 'username', reason: 'taken' });
  });

  it('falls back to the status text when the body is empty', async () => {
    const error = await apiErrorFrom(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error.message).toBe('502: Bad Gateway');
    expect(error.serverMessage).toBeUndefined();
  });

  it('keeps a body that is not JSON as text only', async () => {
    const error = await apiErrorFrom(new Response('<h1>No</h1>', { status: 500 }));
    expect(error.message).toBe('500: <h1>No</h1>');
    expect(error.serverMessage).toBeUndefined();
  });

  it("keeps the server's retry time", async () => {
    const headers = { 'retry-after': '7' };
    const error = await apiErrorFrom(new Response('{}', { status: 503, headers }));
    expect(error.retryAfter).toBe(7);
  });
});

describe('isUnauthorized', () => {
  it('goes by the status, with which the message of an answer begins', () => {
    const answer = (status: number, body = '{}') => new ApiError({ status, statusText: '', body });
    expect(isUnauthorized(answer(401))).toBe(true);
    expect(answer(401).message).toContain('401');
    expect(isUnauthorized(answer(404, '{"message":"Post 401 is gone"}'))).toBe(false);
    expect(isUnauthorized(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('errorText', () => {
  it('prefers the server, then the fallback', () => {
    const spoken = new ApiError({ status: 400, statusText: '', body: '{"message":"Too long"}' });
    const silent = new ApiError({ status: 500, statusText: '', body: '' });
    expect(errorText(spoken, 'Failed')).toBe('Too long');
    expect(errorText(silent, 'Failed')).toBe('Failed');
  });

  it('names the network when no answer came', () => {
    expect(errorText(new TypeError('Failed to fetch'), 'Failed')).toBe(
      'Network error. Please try again.',
    );
  });
});
