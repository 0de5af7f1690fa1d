import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import {
  type Database,
  type DatabaseLog,
  drizzleOptions,
  migrationsFolder,
  type OpenDatabase,
} from './database.ts';
import { reasonOf } from './errors.ts';
import { outageOf } from './outage.ts';

/**
 * The server cancels a slow query first; `graceMs` later we stop waiting for it. Queries take
 * milliseconds, so a database that is silent for seconds is stuck, and its callers get an error
 * within five.
 */
const TIMEOUTS = { connectMs: 4000, queryMs: 4000, graceMs: 500 };
/** Connections per process. A server allows 100 by default, so ten processes and a backup fit. */
const CONNECTIONS = 8;
const OLDEST_VERSION = 15;
/** Any number that no other program on the server is likely to use for its own lock. */
const MIGRATION_LOCK = 73_592_811;

export async function openPostgres(
  url: string,
  log?: DatabaseLog,
  { connectMs, queryMs, graceMs } = TIMEOUTS,
): Promise<OpenDatabase> {
  await prepare(url);
  const pool = new Pool({
    connectionString: url,
    application_name: 'saywell',
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: queryMs,
    // Ends the wait for a server that is gone, for which statement_timeout can't work.
    query_timeout: queryMs + graceMs,
  });
  const onLost = (error: Error) => {
    log?.warn({ reason: reasonOf(error) }, 'A database connection was lost');
  };
  // Without a listener, a connection that is lost while idle ends the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return {
    db: Object.assign(drizzle(pool, drizzleOptions), { transaction: transactionsOn(pool) }),
    kind: 'postgres',
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/**
 * Replaces the query builder's own, which never releases a connection whose first statement fails
 * and returns one on which a query still hangs: after a while no connection would be left.
 */
function transactionsOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    const letGoIfLost = (error: unknown): never => {
      if (!isLost && outageOf(error) === 'unreachable') {
        isLost = true;
        // Cancels a query that still hangs, so that the rollback does not wait for it.
        client.release(true);
      }
      throw error;
    };
    try {
      return await drizzle(client, drizzleOptions)
        .transaction((tx) => work(tx).catch(letGoIfLost), config)
        .catch(letGoIfLost);
    } finally {
      if (!isLost) client.release();
    }
  };
}

/** Several processes may start at once: one migrates while the others wait. */
async function prepare(url: string) {
  const client = await connect(url);
  try {
    await requireVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, drizzleOptions), { migrationsFolder });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATABASE_URL: the tables cannot be prepared: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

async function connect(url: string) {
  try {
    const client = new Client({
      connectionString: url,
      application_name: 'saywell migration',
      connectionTimeoutMillis: TIMEOUTS.connectMs,
    });
    // A failing query rejects anyway; this keeps a connection that is lost while idle from being
    // fatal.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: no connection to PostgreSQL${placeOf(url)}: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

async function requireVersion(client: Client) {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]!.server_version;
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new StartupError(
      `DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or newer is needed, this is ${version}`,
    );
  }
}

/** Host and database for a message; never the user or the password. */
function placeOf(url: string) {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return ` at ${host}${pathname}`;
}
