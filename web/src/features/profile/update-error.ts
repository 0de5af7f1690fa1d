import { ApiError } from '../../lib/api-error.ts';

/** The field a refused update is about, with what to say there; undefined for any other failure. */
export function updateFieldError(error: unknown): Record<string, string> | undefined {
  const message = error instanceof ApiError ? (error.serverMessage ?? '') : '';
  if (/username/i.test(message) && /taken/i.test(message)) {
    return { username: 'This username is already taken' };
  }
  if (/e-?mail/i.test(message) && /exists/i.test(message)) {
    return { email: 'An account with this email already exists' };
  }
  if (/current password/i.test(message)) return { currentPassword: message };
  return undefined;
}
