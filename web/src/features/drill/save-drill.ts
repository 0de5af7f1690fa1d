import { DRILL_DURATION_MAX_S } from '@saywell/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Drill } from './drill.ts';

/** Everything a saved drill changes. */
const CHANGED = [
  '/api/daily-stats',
  '/api/weekly-sessions',
  '/api/total-stats',
  '/api/user-streak',
  '/api/sounds',
  '/api/sounds/:phone',
  '/api/practice-plan',
  // Its streak stands in the bar of every screen.
  '/api/user',
];

/** Sends a drill. Sending it again changes nothing, so it is safe when in doubt. */
export function useSaveDrill() {
  const queryClient = useQueryClient();
  return async (drill: Drill, sessionToken?: string) => {
    await call('POST /api/drills', { body: { ...sentDrill(drill), sessionToken } });
    void refresh(queryClient);
  };
}

const refresh = (queryClient: QueryClient) =>
  Promise.all(CHANGED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));

export function sentDrill({ of: { phrase, exerciseId }, tries, seconds }: Drill) {
  return {
    phrase,
    exerciseId,
    analysisIds: tries.map(({ analysisId }) => analysisId),
    duration: Math.min(DRILL_DURATION_MAX_S, Math.max(1, Math.round(seconds))),
  };
}
