import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { consents } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { limitReached } from '../trial/exercises.ts';
import { findTrial } from '../trial/sessions.ts';
import { stateOf } from '../trial/trial-state.ts';

/** Whose take it is: somebody signed in, or a visitor in their trial. */
export type Learner = { userId: number } | { anonymousSessionId: number };

const SWITCHED_OFF =
  'Speech analysis is switched off in your privacy settings. Allow AI processing there to get feedback on your recordings.';

/**
 * Throws for whoever may not have their speech analysed. A sign-in counts before a token, and a
 * visitor whose exercises are used up may still repeat those of today.
 */
export async function findLearner(
  db: Database,
  caller: Caller | undefined,
  { sessionToken, exerciseId }: { sessionToken?: string; exerciseId?: number },
): Promise<Learner> {
  if (caller) {
    await requireConsent(db, caller.userId);
    return { userId: caller.userId };
  }
  const trial = sessionToken && (await findTrial(db, sessionToken));
  if (!trial) throw new AppError('unauthenticated', 'Unauthorized');
  const doneToday = exerciseId !== undefined && trial.dailyExerciseIds.includes(exerciseId);
  if (!stateOf(trial).canPractice && !doneToday) throw limitReached();
  return { anonymousSessionId: trial.id };
}

/** Granted until somebody takes it back. */
async function requireConsent(db: Database, userId: number) {
  const [consent] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.consentType, 'ai_processing')));
  if (consent?.granted === false) throw new AppError('forbidden', SWITCHED_OFF);
}
