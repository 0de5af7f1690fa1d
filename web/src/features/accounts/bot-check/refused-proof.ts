import { ApiError } from '../../../lib/api-error.ts';

/** Whether the server turned a call down for its proof and not for what it asked. */
export function isRefusedProof(error: unknown): boolean {
  return error instanceof ApiError && error.field === 'captchaToken';
}
