import { login, register } from '@saywell/contract';
import { describe, expect, it } from 'vitest';
import { fieldErrors, remainingErrors } from './use-form.ts';

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

  it('takes the rules of a form that has its own', () => {
    const rules = ({ one, two }: { one: string; two: string }) => ({
      one: one ? undefined : 'Say one',
      two: one === two ? undefined : 'Say it again',
    });
    expect(fieldErrors(rules, { one: '', two: 'b' })).toEqual({
      one: 'Say one',
      two: 'Say it again',
    });
    expect(fieldErrors(rules, { one: 'a', two: 'a' })).toEqual({});
  });
});

describe('remainingErrors', () => {
  it('drops the error of the edited field once it is right', () => {
    expect(remainingErrors({ name: 'Name is required' }, { name: 'x' }, {}, 'name').name).toBe(
      undefined,
    );
  });

  it('shows no new error while somebody types', () => {
    expect(remainingErrors({}, {}, { email: 'Invalid' }, 'email')).toEqual({});
  });

  it('drops the error of another field that the edit has settled', () => {
    const mismatch = { confirm: 'Passwords do not match' };
    expect(remainingErrors(mismatch, mismatch, {}, 'password').confirm).toBeUndefined();
  });

  it('keeps what only the server could know until its own field is edited', () => {
    const taken = { username: 'This username is already taken' };
    expect(remainingErrors(taken, {}, {}, 'name')).toEqual(taken);
    expect(remainingErrors(taken, {}, {}, 'username').username).toBeUndefined();
  });
});
