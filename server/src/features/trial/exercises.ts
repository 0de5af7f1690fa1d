import { PASS_MARK, type TrialExercise, type TrialState } from '@saywell/contract';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { analyses, anonymousSessions, exercises } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { findExercise } from '../exercises/exercises.ts';
import { chooseExercise, type Done } from './choose-exercise.ts';
import { findTrial, lockTrial, noTrial, tomorrow } from './sessions.ts';
import { stateOf, type TrialRow, withDone } from './trial-state.ts';

const NEW_VISITOR = { today: [], ever: [] };

export const limitReached = () => new AppError('limit_reached', 'Daily limit reached');

/** A fresh exercise, which stays the same until it is done. */
export async function nextExercise(
  db: Database,
  token: string,
  skip?: number,
): Promise<TrialExercise> {
  const trial = await findTrial(db, token);
  if (!trial) throw noTrial();
  if (!stateOf(trial).canPractice) throw limitReached();
  const { dailyExerciseIds: today, completedExerciseIds: ever } = trial;
  return freshExercise(db, { today, ever, skip });
}

/** What somebody who has done nothing yet is given. */
export const firstExercise = (db: Database) => freshExercise(db, NEW_VISITOR);

async function freshExercise(db: Database, done: Done): Promise<TrialExercise> {
  const all = await db
    .select({ id: exercises.id, category: exercises.category, isTrial: exercises.isTrial })
    .from(exercises)
    .orderBy(asc(exercises.difficulty), asc(exercises.id));
  const chosen = chooseExercise(all, done);
  if (!chosen) throw limitReached();
  const exercise = await findExercise(db, chosen.id);
  return { ...exercise, content: exercise.phrase };
}

/** Counts an exercise that this trial has passed; anything else changes nothing. */
export function completeExercise(
  db: Database,
  token: string,
  exerciseId: number,
): Promise<TrialState> {
  return db.transaction(async (tx) => {
    const before = await lockTrial(tx, token);
    const passed = await hasPassed(tx, before, exerciseId);
    const after = passed ? withDone(before, exerciseId) : before;
    await tx
      .update(anonymousSessions)
      .set({
        exercisesCompleted: after.exercisesCompleted,
        dailyExercisesUsed: after.dailyExercisesUsed,
        completedExerciseIds: after.completedExerciseIds,
        dailyExerciseIds: after.dailyExerciseIds,
        lastResetDate: after.lastResetDate,
        expiresAt: tomorrow(),
      })
      .where(eq(anonymousSessions.id, after.id));
    return stateOf(after);
  });
}

/** Today's takes only: one that came along from an earlier trial has counted there. */
async function hasPassed(tx: Database, { id, lastResetDate }: TrialRow, exerciseId: number) {
  const [passed] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(
      and(
        eq(analyses.anonymousSessionId, id),
        eq(analyses.exerciseId, exerciseId),
        gte(analyses.accuracy, PASS_MARK / 100),
        gte(analyses.createdAt, lastResetDate),
      ),
    )
    .limit(1);
  return passed !== undefined;
}
