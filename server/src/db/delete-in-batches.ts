import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const BATCH = 1000;

/**
 * Deletes possibly very many rows and returns their number. Each batch is its own transaction, so
 * that other queries get a turn: the embedded database has one connection.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  where: SQL,
  { signal, batch = BATCH }: { signal?: AbortSignal | undefined; batch?: number } = {},
): Promise<number> {
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    // `ctid`, the physical position, is the fastest way to find a row again, and every table has
    // it.
    const { rows } = await db.execute(sql`
      delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${where} limit ${batch}))
      returning 1 as deleted`);
    deleted += rows.length;
    if (rows.length < batch) return deleted;
  }
}
