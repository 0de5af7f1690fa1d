import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** What raw SQL answers with either driver. */
type Rows<Row> = { rows: Row[] };

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * What the features are given: the embedded database, a PostgreSQL server, or a transaction of
 * either. The embedded one has a single connection, so a transaction holds up every other query:
 * keep it short and never wait for anything but the database inside.
 */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** A database that is open, whichever it is. */
export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseLog = { warn(details: object, message: string): void };

/** The same for both drivers; columns are named in camelCase here and snake_case in SQL. */
export const drizzleOptions = { schema, casing: 'snake_case' } as const;

export const migrationsFolder = join(import.meta.dirname, 'migrations');
