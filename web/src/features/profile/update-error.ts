import { ApiError } from '../../lib/api-error.ts';

const TAKEN: Record<string, string> = {
  username: 'This username is already taken',
  email: 'An account with this email already exists',
};

/** The field a refused update is about, with what to say there; undefined for any other failure. */
export function updateFieldError(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || error.field === undefined) return undefined;
  const { field, reason, serverMessage } = error;
  const message = reason === 'taken' ? TAKEN[field] : undefined;
  if (message !== undefined) return { [field]: message };
  return field === 'currentPassword' && serverMessage ? { [field]: serverMessage } : undefined;
}
