import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const BATCH = 1000;

/**
 * Deletes what may be very many rows and says how many there were. Each batch is a transaction of
 * its own, so that others come to their turn in between: the embedded database has one connection.
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
    // Where a row lies is the quickest way to find it again, and every table has that.
    const { rows } = await db.execute(sql`
      delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${where} limit ${batch}))
      returning 1 as deleted`);
    deleted += rows.length;
    if (rows.length < batch) return deleted;
  }
}
