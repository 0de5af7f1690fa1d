import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { users } from '../../db/schema.ts';
import { consentsOf, holdConsents } from '../privacy/consents.ts';
import { findTrial, limitReached } from '../trial/sessions.ts';
import { stateOf } from '../trial/trial-state.ts';

/** Whose take it is: a signed-in person, or a visitor in their trial. */
export type Learner = { userId: number } | { trialId: number };

const SWITCHED_OFF =
  'Speech analysis is switched off in your privacy settings. Allow AI processing there to get feedback on your recordings.';

/**
 * Throws if this caller may not have their speech analyzed. A sign-in takes precedence over a trial
 * token, and a visitor who has used up the exercises may still repeat today's.
 */
export async function findLearner(
  db: Database,
  caller: Caller | undefined,
  { sessionToken, exerciseId }: { sessionToken?: string; exerciseId?: number },
): Promise<Learner> {
  if (caller) {
    const { userId } = caller;
    if (!(await consentsOf(db, userId)).ai_processing) {
      throw new AppError('forbidden', SWITCHED_OFF);
    }
    return { userId };
  }
  const trial = sessionToken && (await findTrial(db, sessionToken));
  if (!trial) throw new AppError('unauthenticated', 'Unauthorized');
  const doneToday = exerciseId !== undefined && trial.dailyExerciseIds.includes(exerciseId);
  if (!stateOf(trial).canPractice && !doneToday) throw limitReached();
  return { trialId: trial.id };
}

/**
 * Throws if the account or the consent is gone after the analysis, which takes seconds. Inside a
 * transaction, both stay until it ends.
 */
export async function confirmLearner(tx: Database, userId: number): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isApproved))
    .for('key share');
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
  if (!(await holdConsents(tx, userId)).ai_processing)
    throw new AppError('forbidden', SWITCHED_OFF);
}
