import { ApiError } from '../../lib/api-error.ts';

/** `gone`: the browser removed it to make room. */
export type KeepProblem = 'full' | 'network' | 'signed-out' | 'server' | 'gone';

export function problemOf(error: unknown): Exclude<KeepProblem, 'gone'> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  if (!(error instanceof ApiError)) return 'network';
  return error.status === 401 ? 'signed-out' : 'server';
}
