import { DAY_MS } from '@saywell/contract';
import { eq, getTableName, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import {
  analyticsEvents,
  dataRetentionPolicies as policies,
  exercises,
  jobRuns,
  practiceSessions,
  throttleCounters,
  users,
} from '../../db/schema.ts';
import { runIfDue } from '../../jobs/scheduled-jobs.ts';
import { addAnyRow } from '../../../test/support/any-row.ts';
import { testDatabase } from '../../../test/support/database.ts';
import { buildSession, buildTrial, buildUser } from '../../../test/support/factories.ts';
import { privacyJobs } from './jobs.ts';
import { retained, seedRetentionPolicies } from './retention-policies.ts';
import { applyRetention } from './retention.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await db.delete(users);
  await db.delete(policies);
  await db.delete(jobRuns);
  await seedRetentionPolicies(db);
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test.each(retained)(
  '$dataType are deleted after their retention period',
  async ({ table, since, days, only }) => {
    const { id: trialId } = await buildTrial(db);
    const add = async (when: Date) => {
      const { id: userId } = await buildUser(db);
      const property = Object.entries(table).find(([, column]) => column === since)![0];
      const moment = since.getSQLType() === 'date' ? when.toISOString().slice(0, 10) : when;
      await addAnyRow(db, table, {
        mark: 'kept',
        [property]: moment,
        ...('userId' in table && { userId }),
        ...(only && { status: 'cancelled' }),
        ...('scheduledFor' in table && { scheduledFor: when }),
        ...(getTableName(table) === 'analyses' && { userId: null, trialId }),
      });
    };
    await db.delete(table);
    await add(daysAgo(days + 1.1));
    await add(daysAgo(days - 1.1));
    const outcome = await applyRetention(db);
    expect(outcome).toContain('1');
    expect(await db.$count(table)).toBe(1);
    expect(await applyRetention(db)).toBe('nothing to delete');
  },
);

test("people's own data stays, however old", async () => {
  const session = await buildSession(db, { createdAt: daysAgo(4000) });
  await applyRetention(db);
  expect(await db.$count(practiceSessions, eq(practiceSessions.id, session.id))).toBe(1);
  expect(await db.$count(exercises)).toBe(0);
});

const addEvents = (count: number) =>
  db.execute(sql`
    insert into analytics_events (name, user_tier, created_at)
    select 'login', 'anonymous', ${daysAgo(91).toISOString()}::timestamptz
    from generate_series(1, ${count})`);

test('an operator’s number of days counts, and a policy that is off deletes nothing', async () => {
  await db.delete(analyticsEvents);
  await addEvents(3);
  const policy = eq(policies.dataType, 'analytics_events');
  await db.update(policies).set({ retentionDays: 92 }).where(policy);
  await seedRetentionPolicies(db);
  expect(await applyRetention(db)).toBe('nothing to delete');
  await db.update(policies).set({ retentionDays: 90, isActive: false }).where(policy);
  expect(await applyRetention(db)).toBe('nothing to delete');
  await db.update(policies).set({ isActive: true }).where(policy);
  expect(await applyRetention(db)).toBe('analytics_events 3');
});

test('if two processes clean up at the same time, one run is recorded', async () => {
  await db.delete(analyticsEvents);
  await addEvents(3000);
  const retention = privacyJobs.find(({ name }) => name === 'retention')!;
  const circumstances = { signal: new AbortController().signal, log: { error: () => {} } };
  await Promise.all([1, 2].map(() => runIfDue(db, retention, circumstances)));
  expect(await db.$count(analyticsEvents)).toBe(0);
  expect(await db.select().from(jobRuns)).toMatchObject([
    { name: 'retention', outcome: 'analytics_events 3000', error: null },
  ]);
  await addEvents(3000);
  await Promise.all([applyRetention(db), applyRetention(db)]);
  expect(await db.$count(analyticsEvents)).toBe(0);
});

test('a stop leaves the rest to the next run', async () => {
  await addAnyRow(db, throttleCounters, { mark: 'old', expiresAt: daysAgo(1) });
  await expect(applyRetention(db, AbortSignal.abort())).rejects.toThrow('abort');
  expect(await applyRetention(db)).toContain('throttle_counters 1');
});
