import { DAILY_FREE_EXERCISES, DAY_MS, type TrialSession } from '@saywell/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, drills, trials } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { begunToday, closedTo, type VisitorRights } from './admission.ts';
import { countTrial } from './count-trial.ts';
import { isDayOver, stateOf, type TrialRow } from './trial-state.ts';

const USER_AGENT_MAX = 255;

export type Visitor = VisitorRights & {
  /** Stands for their address. */
  key: string;
  userAgent: string | undefined;
};

type TrialRequest = { sessionToken?: string | null | undefined; startOver: boolean };

/**
 * The live trial of this browser; otherwise a new one, if one may start. Each further day of a
 * trial counts as a start: otherwise tokens collected over days would each give a day's takes,
 * every day.
 */
export async function openTrial(
  db: Database,
  visitor: Visitor,
  { sessionToken, startOver }: TrialRequest,
): Promise<TrialSession> {
  const found = sessionToken ? await findTrial(db, sessionToken) : undefined;
  const current = found && !isRefused(found) ? found : undefined;
  const isNewDay = current !== undefined && isDayOver(current, new Date());
  if (current && !isNewDay && !(startOver && stateOf(current).isDailyLimitReached)) {
    return resume(db, current, sessionToken!);
  }
  return db.transaction(async (tx) => {
    await oneAtATime(tx, visitor.key);
    const begun = await begunToday(tx, visitor.key, current?.device ?? undefined);
    const closedBy = closedTo(visitor, begun);
    if (!closedBy) {
      return isNewDay ? beginDay(tx, visitor, sessionToken!) : begin(tx, visitor, current);
    }
    if (!current) return { ...(await refuse(tx, visitor, begun.refused)), closedBy };
    const resumed = await resume(tx, current, sessionToken!);
    // Today's takes may still be used up. A trial with none left reports that, not a refusal.
    const goesOn = isNewDay ? resumed.canPractice : closedBy === 'network';
    return goesOn ? resumed : { ...resumed, closedBy };
  });
}

/** The live trial with this token. */
export async function findTrial(db: Database, token: string): Promise<TrialRow | undefined> {
  const [row] = await db.select().from(trials).where(isLive(token, new Date()));
  return row;
}

/** The same, locked for changes until the transaction ends. */
export async function lockTrial(tx: Database, token: string): Promise<TrialRow> {
  const [row] = await tx.select().from(trials).where(isLive(token, new Date())).for('update');
  if (!row) throw noTrial();
  return row;
}

/** The same for a trial that is already known. */
export async function lockTrialById(tx: Database, id: number): Promise<TrialRow> {
  const [row] = await tx.select().from(trials).where(eq(trials.id, id)).for('update');
  if (!row || row.tokenHash.startsWith(ENDED)) throw goneTrial();
  return row;
}

/** Writes the changes of a locked trial. */
export async function saveTrial(tx: Database, trial: TrialRow): Promise<void> {
  await tx
    .update(trials)
    .set({
      exercisesCompleted: trial.exercisesCompleted,
      dailyExercisesUsed: trial.dailyExercisesUsed,
      completedExerciseIds: trial.completedExerciseIds,
      dailyExerciseIds: trial.dailyExerciseIds,
      lastResetDate: trial.lastResetDate,
      expiresAt: tomorrow(),
    })
    .where(eq(trials.id, trial.id));
}

export const limitReached = () => new AppError('limit_reached', 'Daily limit reached');

/** For a take whose trial was deleted while it was being analyzed. */
export const goneTrial = () => new AppError('unauthenticated', 'Unauthorized');

export const noTrial = () =>
  new AppError('not_found', 'This practice session has ended or never existed');

function isLive(token: string, now: Date) {
  return and(eq(trials.tokenHash, hashToken(token)), gt(trials.expiresAt, now));
}

/** A trial lives for a day after its last use. */
const tomorrow = () => new Date(Date.now() + DAY_MS);

async function resume(db: Database, row: TrialRow, sessionToken: string): Promise<TrialSession> {
  await db.update(trials).set({ expiresAt: tomorrow() }).where(eq(trials.id, row.id));
  return { ...stateOf(row), sessionToken };
}

/** Counts simultaneous requests from one address one after the other. */
function oneAtATime(tx: Database, key: string) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

const isRefused = (row: Pick<TrialRow, 'dailyExercisesUsed' | 'dailyExerciseIds'>) =>
  row.dailyExercisesUsed > 0 && row.dailyExerciseIds.length === 0;

/** Resets today's counters. Two simultaneous requests start only one day. */
async function beginDay(
  tx: Database,
  { key }: Visitor,
  sessionToken: string,
): Promise<TrialSession> {
  const trial = await lockTrial(tx, sessionToken);
  if (!isDayOver(trial, new Date())) return resume(tx, trial, sessionToken);
  const counters = { dailyExercisesUsed: 0, dailyExerciseIds: [], lastResetDate: new Date() };
  await saveTrial(tx, { ...trial, ...counters });
  // The new day counts for the address that it starts at.
  await tx.update(trials).set({ ipAddress: key }).where(eq(trials.id, trial.id));
  return { ...stateOf({ ...trial, ...counters }), sessionToken };
}

/** Replaces the hash of a token; no token matches it. */
const ENDED = 'ended ';

/**
 * Makes the token unusable: its takes moved, so reopening it would reset the limit. The row stays
 * until it would have expired, because it counts as a start.
 */
async function end(tx: Database, { id }: TrialRow): Promise<void> {
  await tx
    .update(trials)
    .set({ tokenHash: ENDED + createToken() })
    .where(eq(trials.id, id));
}

/** Earlier practice moves along: new exercises come first, and signing up keeps everything. */
async function begin(
  tx: Database,
  { key, userAgent }: Visitor,
  before: TrialRow | undefined,
): Promise<TrialSession> {
  const sessionToken = createToken();
  const [row] = await tx
    .insert(trials)
    .values({
      tokenHash: hashToken(sessionToken),
      ipAddress: key,
      device: before?.device ?? createToken(),
      userAgent: userAgent?.slice(0, USER_AGENT_MAX),
      completedExerciseIds: before?.completedExerciseIds ?? [],
      expiresAt: tomorrow(),
    })
    .returning();
  if (before) {
    await end(tx, before);
    for (const table of [analyses, drills]) {
      await tx.update(table).set({ trialId: row!.id }).where(eq(table.trialId, before.id));
    }
  } else await countTrial(tx, 'trial_started');
  return { ...stateOf(row!), sessionToken };
}

/**
 * A refused trial is used up from the start. There is only one such row per address, and its token
 * changes with each request: nothing is ever practiced in it, and a script that asks a thousand
 * times does not fill the table.
 */
async function refuse(
  tx: Database,
  { key, userAgent }: Visitor,
  existing: number | undefined,
): Promise<TrialSession> {
  const sessionToken = createToken();
  const usedUp = {
    tokenHash: hashToken(sessionToken),
    dailyExercisesUsed: DAILY_FREE_EXERCISES,
    expiresAt: tomorrow(),
  };
  const [row] = existing
    ? await tx.update(trials).set(usedUp).where(eq(trials.id, existing)).returning()
    : await tx
        .insert(trials)
        .values({ ...usedUp, ipAddress: key, userAgent: userAgent?.slice(0, USER_AGENT_MAX) })
        .returning();
  // The row's counters are not those of this visitor.
  return { ...stateOf(row!), dailyExercisesUsed: 0, sessionToken };
}
