import { type QueryClient, useMutation } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from '../../lib/api-error.ts';
import { randomId } from '../../lib/batch.ts';
import type { NewItem } from '../../lib/outbox/item.ts';
import type { Delivery } from '../../lib/outbox/box.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import { analysisCall } from '../../lib/outbox/analysis-call.ts';
import type { SavedAnalysis } from './analyze.ts';
import { isSent } from './keep-scored.ts';

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
  '/api/ear',
  '/api/path',
  '/api/path/steps',
  '/api/stress',
  '/api/scenes',
  '/api/scenes/:slug',
  '/api/scenes/:slug/runs',
  '/api/practice-plan',
  '/api/first-session',
  '/api/first-session/result',
  '/api/next-exercise',
  '/api/challenges',
  '/api/today',
  '/api/week-review',
  '/api/classes',
  '/api/class/:token',
  // Its streak stands in the bar of every screen.
  '/api/user',
];

export async function refreshAfterSave(queryClient: QueryClient): Promise<void> {
  await Promise.all(CHANGED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** Saves an exercise or an own phrase: on the server, or on this device until it can be sent. */
export function useSaveSession(userId: number) {
  return useMutation({
    mutationFn: (practiced: Practiced) =>
      save(userId, practiced).catch((cause: unknown) => {
        const what = practiced.exerciseId === undefined ? 'daily practice' : 'practice';
        throw new Error(`Failed to save ${what} session`, { cause });
      }),
  });
}

const save = (userId: number, practiced: Practiced): Promise<Delivery> =>
  outbox.deliver(sessionItem(userId, practiced));

/** Why a take was not saved: what the person can do about it follows from that. */
export type SaveProblem = { kind: 'signed-out' } | { kind: 'failed'; reason: string };

export function saveProblem({ cause }: Error): SaveProblem {
  if (isUnauthorized(cause)) return { kind: 'signed-out' };
  const said = cause instanceof ApiError ? cause.serverMessage : undefined;
  return { kind: 'failed', reason: said ?? 'Check the connection, then save it again.' };
}

export type Practiced = {
  phrase: string;
  /** Absent for an own phrase. */
  exerciseId?: number | undefined;
  analysis: SavedAnalysis;
  /** Seconds really spent on it. */
  seconds: number;
  /** When it was said. */
  at: number;
};

/** Of analyses without an id: one that is saved again, after a sign-in, is the same one. */
const keys = new WeakMap<object, string>();

function keyOf(analysis: Practiced['analysis']): string {
  const known = analysis.analysisId ?? keys.get(analysis);
  if (known !== undefined) return known;
  const key = randomId();
  keys.set(analysis, key);
  return key;
}

/** A finished exercise or own phrase as it waits in the outbox. */
export function sessionItem(userId: number, { exerciseId, ...practiced }: Practiced) {
  const { phrase, analysis, at } = practiced;
  const session = sessionOf(practiced);
  const item = {
    userId,
    key: `session:${keyOf(analysis)}`,
    about: { phrase, exerciseId, accuracy: session.accuracy },
    needs: analysis.analysisId
      ? [
          {
            call: analysisCall({ phrase, exerciseId, analysis, at }),
            isThere: analysis.scoredOn !== 'device' || isSent(analysis.analysisId),
          },
        ]
      : [],
  };
  return (
    exerciseId === undefined
      ? { ...item, call: 'POST /api/daily-practice-session', body: session }
      : { ...item, call: 'POST /api/practice-sessions', body: { ...session, exerciseId } }
  ) satisfies NewItem;
}

/** What a finished exercise is saved as. */
export function sessionOf({
  phrase,
  analysis,
  seconds,
}: Pick<Practiced, 'phrase' | 'analysis' | 'seconds'>) {
  return {
    phrase,
    accuracy: analysis.overallAccuracy / 100,
    duration: Math.max(1, Math.round(seconds)),
    transcript: analysis.transcript || phrase,
    analysisId: analysis.analysisId,
  };
}
