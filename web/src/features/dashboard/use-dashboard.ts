import { useQuery } from '@tanstack/react-query';
import { localTime } from '../../lib/local-time.ts';
import { read } from '../../lib/query-client.ts';
import { stateOf } from '../../lib/reading-state.ts';

const RECENT_SHOWN = '3';

/** Everything the dashboard shows, read at once. */
export function useDashboard() {
  const today = { query: localTime() };
  const parts = {
    totals: useQuery(read('/api/total-stats')),
    modules: useQuery(read('/api/user-progress')),
    recent: useQuery(read('/api/practice-sessions', { query: { limit: RECENT_SHOWN } })),
    next: useQuery(read('/api/next-exercise')),
    week: useQuery(read('/api/weekly-sessions', today)),
    streak: useQuery(read('/api/user-streak', today)),
    challenges: useQuery(read('/api/challenges', today)),
    sounds: useQuery(read('/api/sounds')),
    path: useQuery(read('/api/path')),
    plan: useQuery(read('/api/practice-plan')),
    classes: useQuery(read('/api/classes')),
    today: useQuery(read('/api/today', today)),
    first: useQuery(read('/api/first-session')),
  };
  const readings = Object.values(parts);
  return {
    ...parts,
    state: stateOf(readings),
    retry: () => readings.forEach(({ refetch }) => void refetch()),
  };
}
