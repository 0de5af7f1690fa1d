import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { jobRuns } from '../db/schema.ts';
import { testDatabase } from '../../test/support/database.ts';
import { runIfDue, startScheduledJobs, type Job } from './scheduled-jobs.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOON = new Date('2026-03-05T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await db.delete(jobRuns);
});

function daily(run: Job['run'] = async () => 'done') {
  let runs = 0;
  const job: Job = {
    name: 'daily',
    everyMs: DAY_MS,
    run: (...args) => {
      runs += 1;
      return run(...args);
    },
  };
  return { job, runs: () => runs };
}

const log = { error: () => {} };
const at = (now: Date) => ({ signal: new AbortController().signal, log, clock: () => now });

test('a job runs once per period, and the run is recorded', async () => {
  const { job, runs } = daily();
  expect(await runIfDue(db, job, at(NOON))).toBe(true);
  expect(await runIfDue(db, job, at(later(11 * 3600_000)))).toBe(false);
  expect(runs()).toBe(1);
  expect(await db.select().from(jobRuns)).toMatchObject([
    {
      name: 'daily',
      scheduledFor: new Date('2026-03-05T00:00:00Z'),
      startedAt: NOON,
      finishedAt: expect.any(Date),
      outcome: 'done',
      error: null,
    },
  ]);
});

test('it runs again in the next period, and once after several missed periods', async () => {
  const { job, runs } = daily();
  for (const now of [NOON, later(DAY_MS), later(30 * DAY_MS), later(30 * DAY_MS + 60_000)]) {
    await runIfDue(db, job, at(now));
  }
  expect(runs()).toBe(3);
});

test('of several simultaneous checks, one runs it', async () => {
  const { job, runs } = daily();
  const ran = await Promise.all(Array.from({ length: 8 }, () => runIfDue(db, job, at(NOON))));
  expect([runs(), ran.filter(Boolean)]).toEqual([1, [true]]);
  expect(await db.select().from(jobRuns)).toHaveLength(1);
});

test("a failed run is recorded without the query's values, and retried later", async () => {
  let broken = true;
  const { job, runs } = daily(async () => {
    if (broken) throw new Error('… params: secret', { cause: new Error('disk full') });
    return 'done';
  });
  await runIfDue(db, job, at(NOON));
  const failed = { outcome: null, error: 'disk full', finishedAt: NOON };
  expect(await db.select().from(jobRuns)).toMatchObject([failed]);
  broken = false;
  expect(await runIfDue(db, job, at(later(10 * 60_000)))).toBe(false);
  expect(await runIfDue(db, job, at(later(16 * 60_000)))).toBe(true);
  expect(runs()).toBe(2);
  expect(await db.select().from(jobRuns)).toMatchObject([{ outcome: 'done', error: null }]);
});

test('the run of a dead process is taken over once its lease is over', async () => {
  await db
    .insert(jobRuns)
    .values({ name: 'daily', scheduledFor: new Date('2026-03-05T00:00:00Z'), startedAt: NOON });
  const { job, runs } = daily();
  expect(await runIfDue(db, job, at(later(59 * 60_000)))).toBe(false);
  const now = later(61 * 60_000);
  await Promise.all(Array.from({ length: 8 }, () => runIfDue(db, job, at(now))));
  expect(runs()).toBe(1);
});

test('a stop aborts the running job, which is recorded as not done', async () => {
  const begun = Promise.withResolvers<void>();
  const { job } = daily(async (_db, signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    signal.throwIfAborted();
    return 'never';
  });
  const running = startScheduledJobs(db, [job], log, { firstLookMs: 0 });
  await begun.promise;
  await running.stop();
  const [run] = await db.select().from(jobRuns);
  expect(run).toMatchObject({ outcome: null, error: expect.any(String) });
});
