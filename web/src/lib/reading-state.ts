import { isUnauthorized } from './api-error.ts';

type Reading = {
  data: unknown;
  error: unknown;
  isPending: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
};

export type ReadingState = 'loading' | 'offline' | 'signed-out' | 'failed' | 'ready';

/**
 * The state of a screen that needs several responses. It is shown once all are there, so that
 * nothing moves; a failed one leaves only its own gap, unless there is nothing else to show. What was
 * there once stays, whatever becomes of reading it again.
 */
export function stateOf(readings: readonly Reading[]): ReadingState {
  if (readings.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'paused')) {
    return 'offline';
  }
  if (readings.some(({ isPending }) => isPending)) return 'loading';
  if (readings.some(({ data }) => data !== undefined)) return 'ready';
  if (!navigator.onLine) return 'offline';
  return readings.some(({ error }) => isUnauthorized(error)) ? 'signed-out' : 'failed';
}
