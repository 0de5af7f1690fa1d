type Reading = {
  isPending: boolean;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
};

export type ReadingState = 'loading' | 'offline' | 'failed' | 'ready';

/**
 * The state of a screen that needs several responses. It is shown once all are there, so that
 * nothing moves; a failed one leaves only its own gap, unless there is nothing else to show.
 */
export function stateOf(readings: readonly Reading[]): ReadingState {
  if (readings.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'paused')) {
    return 'offline';
  }
  if (readings.some(({ isPending }) => isPending)) return 'loading';
  if (!readings.every(({ isError }) => isError)) return 'ready';
  return navigator.onLine ? 'failed' : 'offline';
}
