import { expect, it } from 'vitest';
import { resetPasswordRules } from './reset-password-form.tsx';

it('asks for both fields', () => {
  expect(resetPasswordRules({ password: '', confirm: '' })).toEqual({
    password: 'Please fill in all fields',
    confirm: 'Please fill in all fields',
  });
});

it('asks for six characters or more', () => {
  expect(resetPasswordRules({ password: 'short', confirm: 'short' }).password).toBe(
    'Password must be at least 6 characters long',
  );
});

it('asks for the same password twice', () => {
  expect(resetPasswordRules({ password: 'long enough', confirm: 'long enouhg' }).confirm).toBe(
    'Passwords do not match',
  );
});

it('has nothing against a good password typed twice', () => {
  const both = { password: 'long enough', confirm: 'long enough' };
  expect(resetPasswordRules(both)).toEqual({ password: undefined, confirm: undefined });
});
