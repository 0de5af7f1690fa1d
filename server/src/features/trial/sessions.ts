import { DAILY_FREE_EXERCISES, type TrialSession } from '@saywell/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, anonymousSessions } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { begunToday, closedTo, type VisitorRights } from './admission.ts';
import { countTrial } from './count-trial.ts';
import { DAY_MS, isDayOver, stateOf, type TrialRow } from './trial-state.ts';

const USER_AGENT_MAX = 255;

export type Visitor = VisitorRights & {
  /** Stands for their address. */
  key: string;
  userAgent: string | undefined;
};

type TrialRequest = { sessionToken?: string | null | undefined; startOver: boolean };

/**
 * The trial this browser has, while it lives; otherwise a new one, if it may have one. Another day of
 * a trial counts as one more: else tokens gathered over days would each give a day's takes, every day.
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
    // What is left of an earlier day they may have; and who has used up today's is told that.
    const goesOn = isNewDay ? resumed.canPractice : closedBy === 'network';
    return goesOn ? resumed : { ...resumed, closedBy };
  });
}

/** The live trial with this token. */
export async function findTrial(db: Database, token: string): Promise<TrialRow | undefined> {
  const [row] = await db.select().from(anonymousSessions).where(isLive(token, new Date()));
  return row;
}

/** The same, for changing it: until the transaction ends nobody else does. */
export async function lockTrial(tx: Database, token: string): Promise<TrialRow> {
  const [row] = await tx
    .select()
    .from(anonymousSessions)
    .where(isLive(token, new Date()))
    .for('update');
  if (!row) throw noTrial();
  return row;
}

/** The same for a trial that was looked up before. */
export async function lockTrialById(tx: Database, id: number): Promise<TrialRow> {
  const [row] = await tx
    .select()
    .from(anonymousSessions)
    .where(eq(anonymousSessions.id, id))
    .for('update');
  if (!row || row.tokenHash.startsWith(ENDED)) throw goneTrial();
  return row;
}

/** Writes what changes in a trial that is locked. */
export async function saveTrial(tx: Database, trial: TrialRow): Promise<void> {
  await tx
    .update(anonymousSessions)
    .set({
      exercisesCompleted: trial.exercisesCompleted,
      dailyExercisesUsed: trial.dailyExercisesUsed,
      completedExerciseIds: trial.completedExerciseIds,
      dailyExerciseIds: trial.dailyExerciseIds,
      lastResetDate: trial.lastResetDate,
      expiresAt: tomorrow(),
    })
    .where(eq(anonymousSessions.id, trial.id));
}

export const limitReached = () => new AppError('limit_reached', 'Daily limit reached');

/** For a take whose trial went while it was on its way. */
export const goneTrial = () => new AppError('unauthenticated', 'Unauthorized');

export const noTrial = () =>
  new AppError('not_found', 'This practice session has ended or never was');

function isLive(token: string, now: Date) {
  return and(
    eq(anonymousSessions.tokenHash, hashToken(token)),
    gt(anonymousSessions.expiresAt, now),
  );
}

/** A trial lives for a day after it was last used. */
const tomorrow = () => new Date(Date.now() + DAY_MS);

async function resume(db: Database, row: TrialRow, sessionToken: string): Promise<TrialSession> {
  await db
    .update(anonymousSessions)
    .set({ expiresAt: tomorrow() })
    .where(eq(anonymousSessions.id, row.id));
  return { ...stateOf(row), sessionToken };
}

/** Those who ask at the same moment from one address are counted one after the other. */
function oneAtATime(tx: Database, key: string) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

const isRefused = (row: Pick<TrialRow, 'dailyExercisesUsed' | 'dailyExerciseIds'>) =>
  row.dailyExercisesUsed > 0 && row.dailyExerciseIds.length === 0;

/** Today's counters start again. Two who ask at once begin one day. */
async function beginDay(
  tx: Database,
  { key }: Visitor,
  sessionToken: string,
): Promise<TrialSession> {
  const trial = await lockTrial(tx, sessionToken);
  if (!isDayOver(trial, new Date())) return resume(tx, trial, sessionToken);
  const counters = { dailyExercisesUsed: 0, dailyExerciseIds: [], lastResetDate: new Date() };
  await saveTrial(tx, { ...trial, ...counters });
  // It counts at the address where it begins.
  await tx
    .update(anonymousSessions)
    .set({ ipAddress: key })
    .where(eq(anonymousSessions.id, trial.id));
  return { ...stateOf({ ...trial, ...counters }), sessionToken };
}

/** In place of the hash of a token: no token has it. */
const ENDED = 'ended ';

/**
 * No token leads to it any more: with its takes elsewhere it would have all of them again. The row
 * stays as long as it would have lived, because it counts as one that began.
 */
async function end(tx: Database, { id }: TrialRow): Promise<void> {
  await tx
    .update(anonymousSessions)
    .set({ tokenHash: ENDED + createToken() })
    .where(eq(anonymousSessions.id, id));
}

/** What was practiced before comes along: new exercises come first, and signing up takes all. */
async function begin(
  tx: Database,
  { key, userAgent }: Visitor,
  before: TrialRow | undefined,
): Promise<TrialSession> {
  const sessionToken = createToken();
  const [row] = await tx
    .insert(anonymousSessions)
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
    await tx
      .update(analyses)
      .set({ anonymousSessionId: row!.id })
      .where(eq(analyses.anonymousSessionId, before.id));
  } else await countTrial(tx, 'trial_started');
  return { ...stateOf(row!), sessionToken };
}

/**
 * A trial that may not begin is used up from the start. There is only one such row for each
 * address, whose token changes with every asking: nothing is ever practiced in it, and a script
 * that asks a thousand times fills no table.
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
    ? await tx
        .update(anonymousSessions)
        .set(usedUp)
        .where(eq(anonymousSessions.id, existing))
        .returning()
    : await tx
        .insert(anonymousSessions)
        .values({ ...usedUp, ipAddress: key, userAgent: userAgent?.slice(0, USER_AGENT_MAX) })
        .returning();
  // What the row says was not used by whoever asks.
  return { ...stateOf(row!), dailyExercisesUsed: 0, sessionToken };
}
