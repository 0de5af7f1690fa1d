import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { isRefusedProof } from './refused-proof.ts';

const refused = (status: number, message: string) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ message }) });

it('knows what the server says of a proof that is old, spent or malformed', () => {
  const message = 'We could not confirm that you are not a robot. Please try again.';
  expect(isRefusedProof(refused(400, message))).toBe(true);
  expect(isRefusedProof(refused(400, 'Invalid captcha'))).toBe(true);
});

it('leaves every other refusal to the person', () => {
  expect(isRefusedProof(refused(401, 'Invalid username or password'))).toBe(false);
  expect(isRefusedProof(refused(400, 'Username is required'))).toBe(false);
  expect(isRefusedProof(new TypeError('Failed to fetch'))).toBe(false);
});
