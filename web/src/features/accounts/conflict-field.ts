import { ApiError } from '../../lib/api-error.ts';

/** The field an "already taken" answer is about, so that it can be said where it happened. */
export function conflictField(error: unknown): 'username' | 'email' | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const message = error.serverMessage ?? '';
  if (/username/i.test(message)) return 'username';
  return /e-?mail/i.test(message) ? 'email' : undefined;
}
