import type { ErrorBody } from '@saywell/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { isRefusedProof } from './use-guarded-call.ts';

const refused = (status: number, about: Partial<ErrorBody>) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ message: 'No', ...about }) });

it('knows a proof that is old, spent or malformed by its field', () => {
  expect(isRefusedProof(refused(400, { field: 'captchaToken', reason: 'not-proved' }))).toBe(true);
  expect(isRefusedProof(refused(400, { field: 'captchaToken' }))).toBe(true);
});

it('leaves every other refusal to the person', () => {
  expect(isRefusedProof(refused(401, {}))).toBe(false);
  expect(isRefusedProof(refused(400, { field: 'username' }))).toBe(false);
  expect(isRefusedProof(refused(503, { message: 'You may be a robot' }))).toBe(false);
  expect(isRefusedProof(new TypeError('Failed to fetch'))).toBe(false);
});
