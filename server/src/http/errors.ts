import type { ErrorBody, ErrorCode } from '@saywell/contract';
import { missingOwner } from '../db/errors.ts';
import { outageOf, type Outage } from '../db/outage.ts';

type Options = Pick<ErrorBody, 'field' | 'reason'> & {
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
};

/** An error the caller can act on. Anything else that is thrown becomes a 500 without details. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly body: ErrorBody;

  constructor(code: ErrorCode, message: string, { retryAfter, ...about }: Options = {}) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.body = { code, message, ...about };
  }
}

export const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  limit_reached: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  cannot_score: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

const INTERNAL = new AppError('internal', 'Something went wrong on our end. Please try again.');

const outages: Record<Outage, AppError> = {
  unreachable: new AppError(
    'unavailable',
    'Saywell can’t reach its data right now. Please try again in a moment.',
    { retryAfter: 5 },
  ),
  full: new AppError(
    'unavailable',
    'Saywell can’t save anything right now. Please try again in a few minutes.',
    { retryAfter: 60 },
  ),
};

/** A row that existed when the request came and was deleted before it finished. */
const gone = {
  account: new AppError('unauthenticated', 'Unauthorized'),
  other: new AppError('conflict', 'The item this belongs to has just been deleted.'),
};

/** Our messages for what Fastify itself rejects before a handler runs. */
const refusals: Record<number, AppError> = {
  400: new AppError('invalid_input', 'The request couldn’t be read'),
  404: new AppError('not_found', 'Not found'),
  414: new AppError('invalid_input', 'The address is too long'),
  413: new AppError('too_large', 'The request is too large'),
  415: new AppError('unsupported_media', 'This kind of content isn’t supported'),
  429: new AppError('too_many_requests', 'Too many requests. Please wait a moment.'),
};

/** The response for anything thrown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusCodeOf(error);
  // An error with a status is about the request; its connection can break like the database's.
  const outage = status === undefined && outageOf(error);
  if (outage) return outages[outage];
  const owner = status === undefined && missingOwner(error);
  if (owner) return gone[owner];
  if (status === undefined || status < 400 || status >= 500) return INTERNAL;
  return refusals[status] ?? refusals[400]!;
}

function statusCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
