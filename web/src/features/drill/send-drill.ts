import { DRILL_DURATION_MAX_S } from '@saywell/contract';
import { call } from '../../lib/api.ts';
import { type Drill, sayingsOf } from './drill.ts';

/** Sends a drill of a visitor's trial. Sending it again changes nothing, so it is safe when in doubt. */
export async function sendDrill(drill: Drill, sessionToken?: string): Promise<void> {
  await call('POST /api/drills', { body: { ...sentDrill(drill), sessionToken } });
}

export function sentDrill(drill: Drill) {
  const { phrase, exerciseId } = drill.of;
  return {
    phrase,
    exerciseId,
    analysisIds: sayingsOf(drill).map(({ analysisId }) => analysisId),
    duration: Math.min(DRILL_DURATION_MAX_S, Math.max(1, Math.round(drill.seconds))),
  };
}
