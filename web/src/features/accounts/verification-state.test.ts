import type { ErrorBody } from '@saywell/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { INVALID_LINK, verificationOf } from './verification-state.ts';

const refused = (status: number, body?: Partial<ErrorBody>) =>
  new ApiError({ status, statusText: '', body: body ? JSON.stringify(body) : 'oops' });
const error = null;

describe('verificationOf', () => {
  it('waits for the answer', () => {
    expect(verificationOf({ token: 'abc', error }).state).toBe('loading');
  });

  it('passes on what the server says of a good link', () => {
    const data = { message: 'Your email has been verified' };
    expect(verificationOf({ token: 'abc', data, error })).toEqual({
      state: 'success',
      message: data.message,
    });
  });

  it('knows an expired link by its reason', () => {
    const error = refused(400, { message: 'Too late', reason: 'expired' });
    expect(verificationOf({ token: 'abc', error })).toEqual({
      state: 'expired',
      message: 'Too late',
    });
  });

  it('calls every other refusal and a missing token invalid', () => {
    const error = refused(400, { message: 'This one never expired', reason: 'used' });
    expect(verificationOf({ token: 'abc', error }).state).toBe('invalid');
    expect(verificationOf({ token: 'abc', error: refused(400) })).toEqual({
      state: 'invalid',
      message: INVALID_LINK,
    });
    expect(verificationOf({ token: null, error: null }).state).toBe('invalid');
  });

  it('blames the connection or the server, not the link, when there is no verdict', () => {
    const offline = new TypeError('Failed to fetch');
    expect(verificationOf({ token: 'abc', error: offline }).state).toBe('unreached');
    expect(verificationOf({ token: 'abc', error: refused(503) }).state).toBe('unreached');
  });
});
