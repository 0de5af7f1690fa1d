import type { ErrorBody } from '@saywell/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { conflictField } from './conflict-field.ts';

const answer = (status: number, about: Partial<ErrorBody>) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ message: 'No', ...about }) });

describe('conflictField', () => {
  it('finds the field a conflict is about', () => {
    expect(conflictField(answer(409, { field: 'username', reason: 'taken' }))).toBe('username');
    expect(conflictField(answer(409, { field: 'email', reason: 'taken' }))).toBe('email');
  });

  it('does not guess for other failures', () => {
    expect(conflictField(answer(400, { field: 'username' }))).toBeUndefined();
    expect(conflictField(answer(409, { field: 'slug', reason: 'taken' }))).toBeUndefined();
    expect(conflictField(answer(409, { message: 'This username is taken' }))).toBeUndefined();
    expect(conflictField(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
