import { DAY_MS, type TrialState } from '@saywell/contract';
import type { trials } from '../../db/schema.ts';

export type TrialRow = typeof trials.$inferSelect;

/** Whether a new day of exercises is due. It starts only when a trial is opened. */
export function isDayOver({ lastResetDate }: Pick<TrialRow, 'lastResetDate'>, now: Date): boolean {
  return now.getTime() - lastResetDate.getTime() >= DAY_MS;
}

export function stateOf({
  exercisesCompleted,
  maxExercises,
  dailyExercisesUsed,
}: Pick<TrialRow, 'exercisesCompleted' | 'maxExercises' | 'dailyExercisesUsed'>): TrialState {
  const exercisesRemaining = Math.max(0, maxExercises - dailyExercisesUsed);
  const isDailyLimitReached = exercisesRemaining === 0;
  return {
    exercisesCompleted,
    dailyExercisesUsed,
    exercisesRemaining,
    maxExercises,
    canPractice: !isDailyLimitReached,
    isDailyLimitReached,
    shouldPromptSignup: isDailyLimitReached,
  };
}

/**
 * The trial after the last take of an exercise that was not passed: it does not come back today.
 */
export function withSpent(row: TrialRow, exerciseId: number): TrialRow {
  if (row.dailyExerciseIds.includes(exerciseId) || !stateOf(row).canPractice) return row;
  return {
    ...row,
    dailyExercisesUsed: row.dailyExercisesUsed + 1,
    dailyExerciseIds: [...row.dailyExerciseIds, exerciseId],
  };
}

/** The trial with this exercise counted; unchanged if it no longer counts. */
export function withDone(row: TrialRow, exerciseId: number): TrialRow {
  if (row.dailyExerciseIds.includes(exerciseId) || !stateOf(row).canPractice) return row;
  return {
    ...row,
    exercisesCompleted: row.exercisesCompleted + 1,
    dailyExercisesUsed: row.dailyExercisesUsed + 1,
    completedExerciseIds: [...new Set([...row.completedExerciseIds, exerciseId])],
    dailyExerciseIds: [...row.dailyExerciseIds, exerciseId],
  };
}
