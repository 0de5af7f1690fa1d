import type { ErrorBody } from '@saywell/contract';

/**
 * A response that is not a success. Its `message` is "status: body", as the specification requires.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The server's message for the person, if there is one. */
  readonly serverMessage: string | undefined;
  readonly code: ErrorBody['code'] | undefined;
  /** The field of the request it is about. */
  readonly field: string | undefined;
  readonly reason: ErrorBody['reason'];
  /** Seconds after which the server asks to try again. */
  readonly retryAfter: number | undefined;

  constructor(answer: { status: number; statusText: string; body: string; retryAfter?: number }) {
    super(`${answer.status}: ${answer.body || answer.statusText}`);
    this.name = 'ApiError';
    this.status = answer.status;
    this.retryAfter = answer.retryAfter;
    const body = parseErrorBody(answer.body);
    this.serverMessage = body?.message;
    this.code = body?.code;
    this.field = body?.field;
    this.reason = body?.reason;
  }
}

export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the same request may be answered later: signed out, too many at once, or out of reach. */
export function mayWorkLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return isUnauthorized(error) || error.status === 429 || error.status >= 500;
}

/**
 * The message to show: the server's, else `fallback`; without a response, one about the network.
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return 'Network error. Please try again.';
}

function parseErrorBody(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    const { message, ...about } = body as Partial<ErrorBody>;
    return { ...about, message: typeof message === 'string' ? message : undefined };
  } catch {
    return undefined;
  }
}
