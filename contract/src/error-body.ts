import { z } from 'zod';

export const ErrorCode = z.enum([
  'invalid_input',
  'limit_reached',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media',
  'cannot_score',
  'too_many_requests',
  'internal',
  'unavailable',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Why a call was refused, for the reasons that the browser acts on. */
export const ErrorReason = z.enum([
  'required',
  'wrong',
  'taken',
  'unknown',
  'used',
  'expired',
  'not-proved',
]);
export type ErrorReason = z.infer<typeof ErrorReason>;

/**
 * The body of every response that is not a success. `message` is written for people; the other
 * fields are for code.
 */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  /** The field of the request it is about; a nested one as `outer.inner`. */
  field: z.string().optional(),
  reason: ErrorReason.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
