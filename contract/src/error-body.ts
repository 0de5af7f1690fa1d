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

/** Why a call was refused, where the browser acts on it. */
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
 * The body of every answer that is not a success. `message` is written for the person; what the
 * browser has to know about it is in the other fields.
 */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  /** The field of the request that it is about; inside another one, `outer.inner`. */
  field: z.string().optional(),
  reason: ErrorReason.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
