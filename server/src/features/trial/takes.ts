import { PASS_MARK, TAKES_PER_EXERCISE } from '@saywell/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, anonymousSessions } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { goneTrial, limitReached, lockTrialById, saveTrial } from './sessions.ts';
import { stateOf, type TrialRow, withDone, withSpent } from './trial-state.ts';

/** What is said: an exercise, or a text of the visitor's own. */
export type Said = { exerciseId: number | null; phrase: string };

type AnalyzedTake = Said & { accuracy: number; result: unknown };

/** How often each of today's exercises and texts was said. */
export type Takes = ReadonlyMap<string, number>;

export const nameOf = ({ exerciseId, phrase }: Said) =>
  exerciseId === null ? `text ${phrase}` : `exercise ${exerciseId}`;

const isExercise = (name: string) => name.startsWith('exercise ');

const takesUsedUp = (hasNext: boolean) =>
  new AppError(
    'limit_reached',
    `You have used all ${TAKES_PER_EXERCISE} takes of this exercise. ${hasNext ? 'Go on to the next one.' : 'Come back tomorrow for more.'}`,
  );

export async function takesToday(
  db: Database,
  { id, lastResetDate }: Pick<TrialRow, 'id' | 'lastResetDate'>,
): Promise<Takes> {
  const rows = await db
    .select({ exerciseId: analyses.exerciseId, phrase: analyses.phrase })
    .from(analyses)
    .where(and(eq(analyses.anonymousSessionId, id), gte(analyses.createdAt, lastResetDate)));
  const takes = new Map<string, number>();
  for (const row of rows) takes.set(nameOf(row), (takes.get(nameOf(row)) ?? 0) + 1);
  return takes;
}

/**
 * Whether all of a day's exercises have begun: each does with its first take that got an answer,
 * whatever a browser reports of it. From then on these can be said again, and no others.
 */
export function allBegun({ maxExercises, dailyExerciseIds }: TrialRow, takes: Takes): boolean {
  const done = dailyExerciseIds.map((exerciseId) => nameOf({ exerciseId, phrase: '' }));
  return new Set([...takes.keys(), ...done]).size >= maxExercises;
}

/** Whether there is an exercise that is neither passed nor spent. */
function hasNext(trial: TrialRow, takes: Takes): boolean {
  if (!stateOf(trial).canPractice) return false;
  if (!allBegun(trial, takes)) return true;
  const done = new Set(trial.dailyExerciseIds.map((id) => nameOf({ exerciseId: id, phrase: '' })));
  return [...takes.keys()].some((name) => isExercise(name) && !done.has(name));
}

function requireRoom(trial: TrialRow, takes: Takes, said: Said): number {
  const before = takes.get(nameOf(said)) ?? 0;
  if (before >= TAKES_PER_EXERCISE) throw takesUsedUp(hasNext(trial, takes));
  const isDone = said.exerciseId !== null && trial.dailyExerciseIds.includes(said.exerciseId);
  if (before === 0 && !isDone && allBegun(trial, takes)) throw limitReached();
  return before;
}

/** Before a take is listened to; many at once are counted when they are kept. */
export async function requireTakeLeft(db: Database, trialId: number, said: Said): Promise<void> {
  const [row] = await db.select().from(anonymousSessions).where(eq(anonymousSessions.id, trialId));
  if (!row) throw goneTrial();
  requireRoom(row, await takesToday(db, row), said);
}

/** Keeps the analysis of a take, one after the other, and counts what it decides for the day. */
export function keepTrialTake(db: Database, trialId: number, take: AnalyzedTake): Promise<string> {
  return db.transaction(async (tx) => {
    const trial = await lockTrialById(tx, trialId);
    const before = requireRoom(trial, await takesToday(tx, trial), take);
    const [row] = await tx
      .insert(analyses)
      .values({ ...take, anonymousSessionId: trialId })
      .returning({ id: analyses.id });
    const after = afterTake(trial, take, before + 1);
    if (after !== trial) await saveTrial(tx, after);
    return row!.id;
  });
}

function afterTake(
  trial: TrialRow,
  { exerciseId, accuracy }: AnalyzedTake,
  takes: number,
): TrialRow {
  if (exerciseId === null) return trial;
  if (accuracy >= PASS_MARK / 100) return withDone(trial, exerciseId);
  return takes >= TAKES_PER_EXERCISE ? withSpent(trial, exerciseId) : trial;
}
