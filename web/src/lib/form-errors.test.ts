import { login, register } from '@saywell/contract';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './form-errors.ts';

describe('fieldErrors', () => {
  it('gives the first message of each field of the contract', () => {
    const values = { name: '', username: 'mei tanaka', email: 'mei', password: 'short' };
    expect(fieldErrors(register.body, values)).toEqual({
      name: 'Name is required',
      username: 'Username can only contain letters, numbers, and underscores',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  it('is empty when everything is in order', () => {
    expect(fieldErrors(login.body, { username: 'mei', password: 'secret' })).toEqual({});
  });
});
