import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { conflictField } from './conflict-field.ts';

const answer = (status: number, message: string) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ message }) });

describe('conflictField', () => {
  it('finds the field a conflict is about', () => {
    expect(conflictField(answer(409, 'This username is already taken'))).toBe('username');
    expect(conflictField(answer(409, 'An account with this email already exists'))).toBe('email');
  });

  it('does not guess for other failures', () => {
    expect(conflictField(answer(400, 'Username is required'))).toBeUndefined();
    expect(conflictField(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
