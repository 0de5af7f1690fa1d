import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { asSuperuser, databaseUrl } from '../../test/support/database.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';

const template = inject('databaseTemplate');
if (template.kind !== 'postgres') throw new Error('These tests need a PostgreSQL server');
const server = template.url;

async function emptyDatabase(name: string) {
  await asSuperuser(server, `create database ${name}`);
  onTestFinished(() => asSuperuser(server, `drop database ${name} with (force)`));
  return databaseUrl(server, name);
}

const failureOf = (url: string) =>
  openDatabase({ url, dataDir: '' }).then(
    () => undefined,
    (error: unknown) => error,
  );

test('several processes can start at once on an empty database', async () => {
  const url = await emptyDatabase('saywell_at_once');
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url, dataDir: '' })));
  const { rows } = await opened[0]!.db.execute(sql`select id from drizzle.__drizzle_migrations`);
  await Promise.all(opened.map((database) => database.close()));
  expect(rows).toHaveLength(new Set(rows.map((row) => row['id'])).size);
  expect(rows.length).toBeGreaterThan(0);
});

const dropConnections = (name: string) =>
  asSuperuser(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );

/** The driver notices a lost connection a moment later; until then it may still hand it out. */
async function recovered(database: OpenDatabase) {
  await expect
    .poll(() =>
      database.ping().then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('up');
}

test('connections lost while idle are replaced', async () => {
  const url = await emptyDatabase('saywell_idle');
  const lost: string[] = [];
  const log = { warn: (_details: object, message: string) => void lost.push(message) };
  const database = await openDatabase({ url, dataDir: '', log });
  await database.ping();
  await dropConnections('saywell_idle');
  await expect.poll(() => lost).toContain('A database connection was lost');
  await recovered(database);
  await database.close();
});

test('a connection lost between two queries of a transaction fails that transaction only', async () => {
  const url = await emptyDatabase('saywell_busy');
  const database = await openDatabase({ url, dataDir: '' });
  const transaction = database.db.transaction(async (inside) => {
    await inside.execute(sql`select 1`);
    await dropConnections('saywell_busy');
    await recovered(database);
    await inside.execute(sql`select 2`);
  });
  await expect(transaction).rejects.toThrow('Failed query');
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});

const unused = async () => {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  return typeof address === 'object' ? address!.port : 0;
};

test('an unreachable server is reported in one line without the password', async () => {
  const failure = await failureOf(`postgres://me:secret@127.0.0.1:${await unused()}/mine`);
  expect(failure).toBeInstanceOf(StartupError);
  expect(String(failure)).toMatch(/DATABASE_URL: no connection to PostgreSQL at .+ECONNREFUSED.+$/);
  expect(String(failure)).not.toMatch(/secret|\n/);
});

test('a server that accepts connections but never answers times out', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address!.port : 0;
  const started = Date.now();
  const failure = await failureOf(`postgres://me:secret@127.0.0.1:${port}/mine`);
  expect(String(failure)).toMatch(/DATABASE_URL: .+timeout/);
  expect(Date.now() - started).toBeLessThan(12_000);
});

test('the error names a database that does not exist or rejects new tables', async () => {
  expect(String(await failureOf(databaseUrl(server, 'not_there')))).toMatch(/"not_there" does not/);
  const url = await emptyDatabase('saywell_refused');
  await asSuperuser(server, 'create role saywell_guest login');
  onTestFinished(() => asSuperuser(server, 'drop role saywell_guest'));
  const asGuest = Object.assign(new URL(url), { username: 'saywell_guest' }).href;
  expect(String(await failureOf(asGuest))).toMatch(
    /DATABASE_URL: the tables cannot be prepared: permission denied[^\n]+$/,
  );
});
