import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { users } from '../../db/schema.ts';
import { consentsOf, holdConsents } from '../privacy/consents.ts';
import { findTrial, limitReached } from '../trial/sessions.ts';
import { stateOf, type TrialRow } from '../trial/trial-state.ts';

/** Whose take it is: a signed-in person, or a visitor in their trial. */
export type Learner = { userId: number } | { trialId: number };

type Wanted = { sessionToken?: string | undefined; exerciseId?: number | undefined };

const SWITCHED_OFF =
  'Speech analysis is switched off in your privacy settings. Allow AI processing there to get feedback on your recordings.';

/**
 * Throws if this caller may not have their speech analyzed here. A visitor who has used up the
 * exercises may still repeat today's.
 */
export async function findLearner(
  db: Database,
  caller: Caller | undefined,
  wanted: Wanted,
): Promise<Learner> {
  const { trial, ...learner } = await identify(db, caller, wanted);
  if ('userId' in learner && !(await consentsOf(db, learner.userId)).ai_processing) {
    throw new AppError('forbidden', SWITCHED_OFF);
  }
  if (trial) requireOpen(trial, wanted);
  return learner;
}

/** Who sends a take. A sign-in takes precedence over a trial token. */
async function identify(
  db: Database,
  caller: Caller | undefined,
  { sessionToken }: Wanted,
): Promise<Learner & { trial?: TrialRow }> {
  if (caller) return { userId: caller.userId };
  const trial = sessionToken && (await findTrial(db, sessionToken));
  if (!trial) throw new AppError('unauthenticated', 'Unauthorized');
  return { trialId: trial.id, trial };
}

function requireOpen(trial: TrialRow, { exerciseId }: Wanted): void {
  const doneToday = exerciseId !== undefined && trial.dailyExerciseIds.includes(exerciseId);
  if (!stateOf(trial).canPractice && !doneToday) throw limitReached();
}

/**
 * Throws if the account or the consent is gone after the analysis, which takes seconds. Inside a
 * transaction, both stay until it ends.
 */
export async function confirmLearner(tx: Database, userId: number): Promise<void> {
  await confirmAccount(tx, userId);
  if (!(await holdConsents(tx, userId)).ai_processing)
    throw new AppError('forbidden', SWITCHED_OFF);
}

/** The same for a take that was scored elsewhere: no consent is needed to save it. */
export async function confirmAccount(tx: Database, userId: number): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isApproved))
    .for('key share');
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
}
