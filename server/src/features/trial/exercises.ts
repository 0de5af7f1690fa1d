import { PASS_MARK, type TrialExercise, type TrialState } from '@saywell/contract';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, exercises } from '../../db/schema.ts';
import { findExercise, inNoScene } from '../exercises/exercises.ts';
import { chooseExercise, type Done } from './choose-exercise.ts';
import { findTrial, limitReached, lockTrial, noTrial, saveTrial } from './sessions.ts';
import { allBegun, exerciseName, type Takes, takesLeftOf, takesToday } from './takes.ts';
import { stateOf, type TrialRow, withDone } from './trial-state.ts';

const NEW_VISITOR = { today: [], ever: [] };

/**
 * A new exercise, which stays the same until it is done. Once all of today's exercises have been started,
 * one of them that still has takes left.
 */
export async function nextExercise(
  db: Database,
  token: string,
  skip?: number,
): Promise<TrialExercise> {
  const trial = await findTrial(db, token);
  if (!trial) throw noTrial();
  if (!stateOf(trial).canPractice) throw limitReached();
  const { dailyExerciseIds: today, completedExerciseIds: ever } = trial;
  const takes = await takesToday(db, trial);
  return freshExercise(db, { today, ever, skip }, takes, allBegun(trial, takes));
}

/** The first exercise of a new visitor. */
export const firstExercise = (db: Database) => freshExercise(db, NEW_VISITOR, new Map(), false);

async function freshExercise(
  db: Database,
  done: Done,
  takes: Takes,
  onlyBegun: boolean,
): Promise<TrialExercise> {
  const all = await db
    .select({ id: exercises.id, category: exercises.category, isTrial: exercises.isTrial })
    .from(exercises)
    .where(inNoScene)
    .orderBy(asc(exercises.difficulty), asc(exercises.id));
  const choice = onlyBegun ? all.filter(({ id }) => takes.has(exerciseName(id))) : all;
  const chosen = chooseExercise(choice, done);
  if (!chosen) throw limitReached();
  const exercise = await findExercise(db, chosen.id);
  return { ...exercise, content: exercise.phrase, takesLeft: takesLeftOf(takes, chosen.id) };
}

/** Counts an exercise that was passed in this trial; otherwise changes nothing. */
export function completeExercise(
  db: Database,
  token: string,
  exerciseId: number,
): Promise<TrialState> {
  return db.transaction(async (tx) => {
    const before = await lockTrial(tx, token);
    const passed = await hasPassed(tx, before, exerciseId);
    const after = passed ? withDone(before, exerciseId) : before;
    await saveTrial(tx, after);
    return stateOf(after);
  });
}

/** Only today's takes: those moved here from an earlier trial were counted there. */
async function hasPassed(tx: Database, { id, lastResetDate }: TrialRow, exerciseId: number) {
  const [passed] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(
      and(
        eq(analyses.trialId, id),
        eq(analyses.exerciseId, exerciseId),
        isNull(analyses.drilled),
        gte(analyses.accuracy, PASS_MARK / 100),
        gte(analyses.createdAt, lastResetDate),
      ),
    )
    .limit(1);
  return passed !== undefined;
}
