import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** The result of raw SQL with either driver. */
type Rows<Row> = { rows: Row[] };

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The database as features see it: embedded, PostgreSQL, or a transaction of either. The embedded
 * one has a single connection, so a transaction blocks every other query: keep it short, and wait
 * for nothing but the database inside.
 */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** An open database of either kind. */
export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Rejects if the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseLog = { warn(details: object, message: string): void };

/** The same for both drivers; columns are named in camelCase here and snake_case in SQL. */
export const drizzleOptions = { schema, casing: 'snake_case' } as const;

export const migrationsFolder = join(import.meta.dirname, 'migrations');
