import { and, eq, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/database.ts';
import { dataRetentionPolicies } from '../../db/schema.ts';
import { retained } from './retention-policies.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Deletes what each active policy lets go of, and says how much of what that was. */
export async function applyRetention(db: Database, signal?: AbortSignal): Promise<string> {
  const policies = await activePolicies(db);
  const done: string[] = [];
  for (const { dataType, table, since, only } of retained) {
    const policy = policies.find((one) => one.dataType === dataType);
    if (!policy) continue;
    const before = endOf(policy).toISOString();
    const where = and(sql`${since} < ${before}::timestamptz`, only)!;
    const deleted = await deleteInBatches(db, table, where, { signal });
    if (deleted > 0) done.push(`${dataType} ${deleted}`);
  }
  return done.join(', ') || 'nothing to delete';
}

/** What is older than this goes; undefined while nothing of this kind does. */
export async function expiryOf(db: Database, dataType: string): Promise<Date | undefined> {
  const policy = (await activePolicies(db)).find((one) => one.dataType === dataType);
  return policy && endOf(policy);
}

const activePolicies = (db: Database) =>
  db.select().from(dataRetentionPolicies).where(eq(dataRetentionPolicies.isActive, true));

const endOf = ({ retentionDays }: { retentionDays: number }) =>
  new Date(Date.now() - retentionDays * DAY_MS);
