import { ApiError } from '../../lib/api-error.ts';

const TAKEN_ONCE = ['username', 'email'] as const;

/** The field an "already taken" answer is about, so that it can be said where it happened. */
export function conflictField(error: unknown): (typeof TAKEN_ONCE)[number] | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'taken') return undefined;
  return TAKEN_ONCE.find((field) => field === error.field);
}
