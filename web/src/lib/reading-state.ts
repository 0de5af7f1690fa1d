type Reading = {
  isPending: boolean;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
};

export type ReadingState = 'loading' | 'offline' | 'failed' | 'ready';

/**
 * How far a screen is that needs several answers. It shows once all are there, so that nothing on
 * it moves; an answer that failed leaves a gap of its own, unless there is nothing else to show.
 */
export function stateOf(readings: readonly Reading[]): ReadingState {
  if (readings.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'paused')) {
    return 'offline';
  }
  if (readings.some(({ isPending }) => isPending)) return 'loading';
  return readings.every(({ isError }) => isError) ? 'failed' : 'ready';
}
