import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { describeError, isForeign, scrub } from './error-report.ts';

test('an error keeps its name, message and frames', () => {
  const { message, stack } = describeError(new TypeError('x is not a function'));
  expect(message).toBe('TypeError: x is not a function');
  expect(stack).toMatch(/^at .*error-report\.test\.ts:\d+/);
});

test.each([
  ['lena.learner+x@mail.example.org is taken', '[email] is taken'],
  [
    'at f (https://saywell.example/reset-password?token=abc:3:1)',
    'at f (https://saywell.example/reset-password:3:1)',
  ],
  ['No route matches /verify-email?token=q1w2', 'No route matches /verify-email'],
  ['Bad session Zk3hQ8yB2mN5xT7vR1pL9sD4', 'Bad session [token]'],
  [
    'at x (https://saywell.example/assets/feedback-admin-page-Bx12kd83.js:1:20)',
    'at x (https://saywell.example/assets/feedback-admin-page-Bx12kd83.js:1:20)',
  ],
  ['Unexpected token in "my name is Lena and I live"', 'Unexpected token in "…"'],
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
])('%s → %s', (text, clean) => expect(scrub(text)).toBe(clean));

test('an API error is reported by its status, not by its text', () => {
  const body = JSON.stringify({ code: 'conflict', message: 'lena_l is already taken' });
  const { message } = describeError(new ApiError({ status: 409, statusText: '', body }));
  expect(message).toBe('ApiError 409 conflict');
});

test('everything thrown is described, and nothing grows without end', () => {
  expect(describeError('plain words')).toEqual({ message: 'plain words', stack: '' });
  expect(describeError(undefined).message).toBe('undefined');
  expect(describeError(new Error('a b '.repeat(500))).message.length).toBe(300);
});

test('the noise of browsers and extensions is left out', () => {
  const foreign = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' });
  expect(isForeign(foreign)).toBe(true);
  expect(isForeign('Script error.')).toBe(true);
  expect(isForeign(new Error('real'))).toBe(false);
});

test('a report can always be stored: no half of a character, nothing that is no text', () => {
  const { message } = describeError(new Error(`\0\uD83D ${'x '.repeat(144)}😀`));
  expect(message.isWellFormed()).toBe(true);
  expect(message).not.toContain('\0');
  expect(message.length).toBeGreaterThan(290);
});
