import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import type { SavedAnalysis } from './analyze.ts';

/** Everything a saved session changes. */
const CHANGED = [
  '/api/practice-sessions',
  '/api/daily-stats',
  '/api/user-progress',
  '/api/weekly-sessions',
  '/api/total-stats',
  '/api/user-streak',
  '/api/exercise-progress',
  '/api/practice/attempts',
  '/api/practice/phrases',
  '/api/sounds',
  '/api/sounds/:phone',
  '/api/practice-plan',
  '/api/next-exercise',
  '/api/challenges',
  // Its streak stands in the bar of every screen.
  '/api/user',
];

export async function refreshAfterSave(queryClient: QueryClient): Promise<void> {
  await Promise.all(CHANGED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export function useSaveSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ exerciseId, ...practiced }: Practiced & { exerciseId: number }) =>
      call('POST /api/practice-sessions', { body: { exerciseId, ...sessionOf(practiced) } }).catch(
        (cause: unknown) => {
          throw new Error('Failed to save practice session', { cause });
        },
      ),
    onSuccess: () => refreshAfterSave(queryClient),
  });
}

export function useSaveDailySession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (practiced: Practiced) =>
      call('POST /api/daily-practice-session', {
        body: { ...sessionOf(practiced), phrase: practiced.phrase },
      }).catch((cause: unknown) => {
        throw new Error('Failed to save daily practice session', { cause });
      }),
    onSuccess: () => refreshAfterSave(queryClient),
  });
}

/** Why a take was not saved: what the person can do about it follows from that. */
export function saveProblem({ cause }: Error): 'signed-out' | 'failed' {
  return isUnauthorized(cause) ? 'signed-out' : 'failed';
}

export type Practiced = {
  phrase: string;
  analysis: Pick<SavedAnalysis, 'overallAccuracy' | 'transcript' | 'analysisId'>;
  /** Seconds really spent on it. */
  seconds: number;
};

/** What a finished exercise is saved as. */
export function sessionOf({ phrase, analysis, seconds }: Practiced) {
  return {
    phrase,
    accuracy: analysis.overallAccuracy / 100,
    duration: Math.max(1, Math.round(seconds)),
    transcript: analysis.transcript || phrase,
    analysisId: analysis.analysisId,
  };
}
