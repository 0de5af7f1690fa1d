import {
  DRILL_TAKES_PER_EXERCISE,
  PASS_MARK,
  type ScoredOn,
  TAKES_PER_EXERCISE,
} from '@saywell/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, drills, trials } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { insertAnalysis } from '../practice/kept.ts';
import { goneTrial, limitReached, lockTrialById, saveTrial } from './sessions.ts';
import { stateOf, type TrialRow, withDone, withSpent } from './trial-state.ts';

/** What is said: an exercise, one of its words in a drill, or a phrase of the visitor's own. */
export type Said = { exerciseId: number | null; phrase: string; drilled: string | null };

type AnalyzedTake = Said & {
  accuracy: number | null;
  result: unknown;
  scoredOn: ScoredOn;
  /** Of an analysis that a device made. */
  id?: string;
};

/** How many takes each of today's exercises and phrases has, and the words of each exercise. */
export type Takes = ReadonlyMap<string, number>;

/**
 * Takes in doubt that use up none of an exercise's takes: a visitor does not pay for noise. Each
 * costs time of a speech thread, so from then on they count.
 */
const FREE_DOUBTED_TAKES = TAKES_PER_EXERCISE;

const nameOf = ({ exerciseId, phrase, drilled }: Said) => {
  if (exerciseId === null) return `text ${phrase}`;
  return drilled === null ? exerciseName(exerciseId) : `words of ${exerciseId}`;
};

export const exerciseName = (exerciseId: number) => `exercise ${exerciseId}`;

const isExercise = (name: string) => name.startsWith('exercise ');
const isWords = (name: string) => name.startsWith('words of ');

const takesUsedUp = (hasNext: boolean) =>
  new AppError(
    'limit_reached',
    `You have used all ${TAKES_PER_EXERCISE} recordings for this exercise today. ${hasNext ? 'Go on to the next one.' : 'Come back tomorrow for more.'}`,
  );

const drillsUsedUp = () =>
  new AppError(
    'limit_reached',
    `You have practiced words from this phrase ${DRILL_TAKES_PER_EXERCISE} times today. Go on with the whole phrase.`,
  );

export async function takesToday(
  db: Database,
  { id, lastResetDate }: Pick<TrialRow, 'id' | 'lastResetDate'>,
): Promise<Takes> {
  const rows = await db
    .select({
      exerciseId: analyses.exerciseId,
      phrase: analyses.phrase,
      drilled: analyses.drilled,
      accuracy: analyses.accuracy,
    })
    .from(analyses)
    .where(and(eq(analyses.trialId, id), gte(analyses.createdAt, lastResetDate)));
  const takes = new Map<string, number>();
  const add = (name: string, count: number) => takes.set(name, (takes.get(name) ?? 0) + count);
  const doubted = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    const before = doubted.get(name) ?? 0;
    const isFree = isDoubted(row) && before < FREE_DOUBTED_TAKES;
    if (isFree) doubted.set(name, before + 1);
    add(name, isFree ? 0 : 1);
  }
  // A saved drill has replaced the analyses of its tries, so they are counted from it.
  const saved = await db
    .select({
      exerciseId: drills.exerciseId,
      phrase: drills.phrase,
      drilled: drills.sound,
      tries: sql<number>`jsonb_array_length(${drills.tries})`,
    })
    .from(drills)
    .where(and(eq(drills.trialId, id), gte(drills.createdAt, lastResetDate)));
  for (const { tries, ...row } of saved) add(nameOf(row), tries);
  return takes;
}

/** Of a phrase. The words of a drill have a limit of their own, which counts each. */
const isDoubted = ({ drilled, accuracy }: Pick<AnalyzedTake, 'drilled' | 'accuracy'>) =>
  drilled === null && accuracy === null;

/** How often an exercise can be said again. */
export const takesLeftOf = (takes: Takes, exerciseId: number): number =>
  Math.max(0, TAKES_PER_EXERCISE - (takes.get(exerciseName(exerciseId)) ?? 0));

/**
 * Whether all of a day's exercises have been started: the first take with an analysis starts one,
 * whatever the browser reports. From then on only these can be said.
 */
export function allBegun({ maxExercises, dailyExerciseIds }: TrialRow, takes: Takes): boolean {
  const said = [...takes.keys()].filter((name) => !isWords(name));
  return new Set([...said, ...dailyExerciseIds.map(exerciseName)]).size >= maxExercises;
}

/** Whether an exercise is left that is neither passed nor out of takes. */
function hasNext(trial: TrialRow, takes: Takes): boolean {
  if (!stateOf(trial).canPractice) return false;
  if (!allBegun(trial, takes)) return true;
  const done = new Set(trial.dailyExerciseIds.map(exerciseName));
  return [...takes.keys()].some((name) => isExercise(name) && !done.has(name));
}

function requireRoom(trial: TrialRow, takes: Takes, said: Said): void {
  if (said.drilled !== null) return requireDrillRoom(trial, takes, said);
  const before = takes.get(nameOf(said));
  if ((before ?? 0) >= TAKES_PER_EXERCISE) throw takesUsedUp(hasNext(trial, takes));
  const isDone = said.exerciseId !== null && trial.dailyExerciseIds.includes(said.exerciseId);
  if (before === undefined && !isDone && allBegun(trial, takes)) throw limitReached();
}

/** Words of an exercise that was said today can be drilled. They use up no exercise and none of its takes. */
function requireDrillRoom(trial: TrialRow, takes: Takes, said: Said): void {
  const { exerciseId } = said;
  const isDone = exerciseId !== null && trial.dailyExerciseIds.includes(exerciseId);
  if (exerciseId === null || !(isDone || takes.has(exerciseName(exerciseId)))) throw limitReached();
  if ((takes.get(nameOf(said)) ?? 0) >= DRILL_TAKES_PER_EXERCISE) throw drillsUsedUp();
}

/** Checked before the analysis; simultaneous takes are counted when they are stored. */
export async function requireTakeLeft(db: Database, trialId: number, said: Said): Promise<void> {
  const [row] = await db.select().from(trials).where(eq(trials.id, trialId));
  if (!row) throw goneTrial();
  requireRoom(row, await takesToday(db, row), said);
}

type KeptTake = { analysisId: string; takesLeft?: number };

/** Stores the analysis of a take and updates the day's counters, one take at a time. */
export function keepTrialTake(
  db: Database,
  trialId: number,
  take: AnalyzedTake,
): Promise<KeptTake> {
  return db.transaction(async (tx) => {
    const trial = await lockTrialById(tx, trialId);
    requireRoom(trial, await takesToday(tx, trial), take);
    const kept = { analysisId: await insertAnalysis(tx, { trialId }, take) };
    const { takesLeft } = await takesLeftAfter(tx, trial, take);
    if (takesLeft === undefined) return kept;
    const after = afterTake(trial, take.exerciseId!, take.accuracy, takesLeft);
    if (after !== trial) await saveTrial(tx, after);
    return { ...kept, takesLeft };
  });
}

/** How often an exercise can be said again after a take of it; nothing of any other take. */
async function takesLeftAfter(
  db: Database,
  trial: TrialRow,
  { exerciseId, drilled }: Said,
): Promise<{ takesLeft?: number }> {
  if (exerciseId === null || drilled !== null) return {};
  return { takesLeft: takesLeftOf(await takesToday(db, trial), exerciseId) };
}

function afterTake(
  trial: TrialRow,
  exerciseId: number,
  accuracy: number | null,
  takesLeft: number,
): TrialRow {
  if (accuracy !== null && accuracy >= PASS_MARK / 100) return withDone(trial, exerciseId);
  return takesLeft === 0 ? withSpent(trial, exerciseId) : trial;
}
