import { ApiError } from '../../lib/api-error.ts';

export type Verification =
  | { state: 'loading' }
  | { state: 'success'; message: string }
  | { state: 'expired'; message: string }
  | { state: 'invalid'; message: string }
  /** Nobody answered: the link may well be good. */
  | { state: 'unreached' };

type Answer = { token: string | null; data?: { message: string }; error: unknown };

export const INVALID_LINK = 'Invalid verification link. Please open it again from the email.';

/** What a person who opened the link of a verification message should see. */
export function verificationOf({ token, data, error }: Answer): Verification {
  if (!token) return { state: 'invalid', message: INVALID_LINK };
  if (data) return { state: 'success', message: data.message };
  if (!error) return { state: 'loading' };
  // A server that failed has said nothing about the link either.
  if (!(error instanceof ApiError) || error.status >= 500) return { state: 'unreached' };
  const message = error.serverMessage ?? INVALID_LINK;
  return { state: error.reason === 'expired' ? 'expired' : 'invalid', message };
}
