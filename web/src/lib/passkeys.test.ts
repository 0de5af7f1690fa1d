import type { SignInMethods } from '@saywell/contract';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { passkeyErrorText, whatToAskFor } from './passkeys.ts';

const named = (name: string) => Object.assign(new Error('what a browser says'), { name });
const methods = (asksFor: 'password' | 'passkey'): SignInMethods => ({
  hasPassword: asksFor === 'password',
  asksFor,
  passkeys: [],
});

test('a form asks for nothing before it is known what there is', () => {
  expect(whatToAskFor({ data: undefined, isError: false }, true)).toBe('loading');
  expect(whatToAskFor({ data: undefined, isError: true }, true)).toBe('failed');
});

test('what was known before a failed refresh still counts', () => {
  expect(whatToAskFor({ data: methods('passkey'), isError: true }, true)).toBe('passkey');
});

test('a browser that cannot use passkeys asks for a password or sends elsewhere', () => {
  expect(whatToAskFor({ data: methods('password'), isError: false }, false)).toBe('password');
  expect(whatToAskFor({ data: methods('passkey'), isError: false }, false)).toBe('elsewhere');
});

test('the network is blamed for what it did, and for nothing else', () => {
  expect(passkeyErrorText(new TypeError('Failed to fetch'), 'It failed.')).toMatch(/^Network/);
  for (const error of [new Error('WebAuthn is not supported'), named('UnknownError'), 'thrown']) {
    expect(passkeyErrorText(error, 'It failed.')).toBe('It failed.');
  }
});

test('the server’s own words come first', () => {
  const body = JSON.stringify({ code: 'unauthenticated', message: 'It opens no account.' });
  const refusal = new ApiError({ status: 401, statusText: '', body });
  expect(passkeyErrorText(refusal, 'It failed.')).toBe('It opens no account.');
});

test('a canceled prompt gets a message about what was asked', () => {
  expect(passkeyErrorText(named('NotAllowedError'), '')).toBe(
    'No passkey was used. Please try again.',
  );
  expect(passkeyErrorText(named('AbortError'), '', 'None was added.')).toBe('None was added.');
});

test('a device without passkeys is distinguished from a refusal', () => {
  for (const name of ['ConstraintError', 'NotSupportedError']) {
    expect(passkeyErrorText(named(name), 'It failed.')).toMatch(/^This device can’t keep/);
  }
});
