import { useQuery } from '@tanstack/react-query';
import { localTime } from '../../lib/local-time.ts';
import { read } from '../../lib/query-client.ts';
import { stateOf } from '../../lib/reading-state.ts';

export const useStreak = () => useQuery(read('/api/user-streak', { query: localTime() }));

/** Everything the progress screen shows, read at once. */
export function useProgress() {
  const today = { query: localTime() };
  const parts = {
    totals: useQuery(read('/api/total-stats')),
    streak: useStreak(),
    today: useQuery(read('/api/daily-stats', today)),
    week: useQuery(read('/api/weekly-sessions', today)),
    modules: useQuery(read('/api/user-progress')),
    sounds: useQuery(read('/api/sounds')),
    review: useQuery(read('/api/week-review')),
  };
  const readings = Object.values(parts);
  return {
    ...parts,
    state: stateOf(readings),
    retry: () => readings.forEach(({ refetch }) => void refetch()),
  };
}
