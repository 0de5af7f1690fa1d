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

/** The body of every answer that is not a success. `message` is written for the person. */
export const ErrorBody = z.object({ code: ErrorCode, message: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;
