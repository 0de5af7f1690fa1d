import { DAY_MS } from '@saywell/contract';
import { and, eq, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Database } from '../../db/database.ts';
import { dataRetentionPolicies } from '../../db/schema.ts';
import { retained } from './retention-policies.ts';

/** Deletes what is past its retention period, and reports how much. */
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

/** Older data is deleted; undefined while this kind is kept. */
export async function expiryOf(db: Database, dataType: string): Promise<Date | undefined> {
  const policy = (await activePolicies(db)).find((one) => one.dataType === dataType);
  return policy && endOf(policy);
}

const activePolicies = (db: Database) =>
  db.select().from(dataRetentionPolicies).where(eq(dataRetentionPolicies.isActive, true));

const endOf = ({ retentionDays }: { retentionDays: number }) =>
  new Date(Date.now() - retentionDays * DAY_MS);
