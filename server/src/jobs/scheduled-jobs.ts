import { and, eq } from 'drizzle-orm';
import { reasonOf } from '../db/errors.ts';
import type { Database } from '../db/database.ts';
import { jobRuns } from '../db/schema.ts';
import { every, type JobLog, type Running } from './every.ts';

export type Job = {
  name: string;
  everyMs: number;
  /** Returns a short summary. Must be safe to run twice. */
  run: (db: Database, signal: AbortSignal) => Promise<string>;
};

const MINUTE_MS = 60_000;
/** Leaves the first seconds after a start to requests. */
const FIRST_LOOK_MS = 5000;
/** A run that takes longer is assumed to have died with its process. */
const LEASE_MS = 60 * MINUTE_MS;
const RETRY_AFTER_MS = 15 * MINUTE_MS;

/** Checks every minute which job is due. Any number of processes may do so on one database. */
export function startScheduledJobs(
  db: Database,
  jobs: Job[],
  log: JobLog,
  { firstLookMs = FIRST_LOOK_MS } = {},
): Running {
  return every({
    name: 'scheduled jobs',
    intervalMs: MINUTE_MS,
    delayMs: firstLookMs,
    log,
    run: async (signal) => {
      for (const job of jobs) {
        if (!signal.aborted) await runIfDue(db, job, { signal, log });
      }
    },
  });
}

type Circumstances = { signal: AbortSignal; log: JobLog; clock?: () => Date };

/**
 * Runs the job unless this period's run is already claimed, here or by another process; missed
 * periods are skipped.
 */
export async function runIfDue(
  db: Database,
  job: Job,
  { signal, log, clock = () => new Date() }: Circumstances,
): Promise<boolean> {
  const id = await claim(db, job, clock());
  if (id === undefined) return false;
  try {
    const outcome = await job.run(db, signal);
    await finish(db, id, { outcome, error: null, finishedAt: clock() });
  } catch (error) {
    const reason = reasonOf(error);
    if (!signal.aborted) log.error({ job: job.name, reason }, 'job failed');
    await finish(db, id, { outcome: null, error: reason, finishedAt: clock() });
  }
  return true;
}

const periodOf = ({ everyMs }: Job, now: Date) =>
  new Date(Math.floor(now.getTime() / everyMs) * everyMs);

type Run = typeof jobRuns.$inferSelect;

/** The id of the run that this process may do; only one of several processes gets it. */
async function claim(db: Database, job: Job, now: Date): Promise<number | undefined> {
  const scheduledFor = periodOf(job, now);
  const [found] = await db
    .select()
    .from(jobRuns)
    .where(and(eq(jobRuns.name, job.name), eq(jobRuns.scheduledFor, scheduledFor)));
  if (found && !isOpen(found, now)) return undefined;
  const [run] = found
    ? await db
        .update(jobRuns)
        .set({ startedAt: now, finishedAt: null, error: null })
        .where(and(eq(jobRuns.id, found.id), eq(jobRuns.startedAt, found.startedAt)))
        .returning({ id: jobRuns.id })
    : await db
        .insert(jobRuns)
        .values({ name: job.name, scheduledFor, startedAt: now })
        .onConflictDoNothing()
        .returning({ id: jobRuns.id });
  return run?.id;
}

/** Whether a run has to be repeated: it failed, or its process died. */
function isOpen({ startedAt, finishedAt, error }: Run, now: Date): boolean {
  if (finishedAt === null) return startedAt.getTime() + LEASE_MS < now.getTime();
  return error !== null && finishedAt.getTime() + RETRY_AFTER_MS < now.getTime();
}

type Result = Pick<Run, 'outcome' | 'error' | 'finishedAt'>;

async function finish(db: Database, id: number, result: Result) {
  await db.update(jobRuns).set(result).where(eq(jobRuns.id, id));
}
