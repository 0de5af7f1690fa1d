import type { ErrorBody } from '@saywell/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { updateFieldError } from './update-error.ts';

const refused = (about: Partial<ErrorBody>) =>
  new ApiError({
    status: 409,
    statusText: 'Conflict',
    body: JSON.stringify({ message: 'The server’s words', ...about }),
  });

it('says at the username that it is taken', () => {
  expect(updateFieldError(refused({ field: 'username', reason: 'taken' }))).toEqual({
    username: 'This username is already taken',
  });
});

it('says at the email address that an account has it', () => {
  expect(updateFieldError(refused({ field: 'email', reason: 'taken' }))).toEqual({
    email: 'An account with this email already exists',
  });
});

it.each(['required', 'wrong'] as const)(
  'says at a password that is %s what the server says',
  (reason) => {
    expect(updateFieldError(refused({ field: 'currentPassword', reason }))).toEqual({
      currentPassword: 'The server’s words',
    });
  },
);

it('knows no field for anything else', () => {
  expect(updateFieldError(refused({ field: 'name' }))).toBeUndefined();
  expect(updateFieldError(refused({ field: 'username' }))).toBeUndefined();
  expect(updateFieldError(refused({ field: 'slug', reason: 'taken' }))).toBeUndefined();
  expect(updateFieldError(refused({}))).toBeUndefined();
  expect(updateFieldError(new TypeError('Failed to fetch'))).toBeUndefined();
});
