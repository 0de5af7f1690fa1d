import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { updateFieldError } from './update-error.ts';

const refused = (message: string) =>
  new ApiError({ status: 409, statusText: 'Conflict', body: JSON.stringify({ message }) });

it('says at the username that it is taken', () => {
  expect(updateFieldError(refused('That Username has been taken'))).toEqual({
    username: 'This username is already taken',
  });
});

it('says at the e-mail address that an account has it', () => {
  expect(updateFieldError(refused('An account with this email already exists'))).toEqual({
    email: 'An account with this email already exists',
  });
});

it('says at the password what is wrong with it', () => {
  expect(updateFieldError(refused('This is not your current password'))).toEqual({
    currentPassword: 'This is not your current password',
  });
});

it('knows no field for anything else', () => {
  expect(updateFieldError(refused('Name too long'))).toBeUndefined();
  expect(updateFieldError(new TypeError('Failed to fetch'))).toBeUndefined();
});
