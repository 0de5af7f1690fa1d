import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { serve } from '../../src/db/embedded.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { afterTests } from './clean-up.ts';

/** What global setup prepares for the test files: a migrated database to copy. */
type DatabaseTemplate =
  { kind: 'embedded'; dump: string } | { kind: 'postgres'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** A migrated, empty database for the calling test file; closed and removed after its tests. */
export async function testDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded' ? embeddedCopy(template) : postgresCopy(template);
}

async function embeddedCopy({ dump }: DatabaseTemplate & { kind: 'embedded' }) {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) });
  const close = async () => {
    if (!client.closed) await client.close();
  };
  afterTests(close);
  return serve(client, close);
}

async function postgresCopy({ url, name }: DatabaseTemplate & { kind: 'postgres' }) {
  const copy = `saywell_test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(url, `create database ${copy} template ${name}`);
  const database = await openDatabase({ url: databaseUrl(url, copy), dataDir: '' });
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await database.close();
  };
  afterTests(async () => {
    await close();
    await asSuperuser(url, `drop database if exists ${copy} with (force)`);
  });
  return { ...database, close };
}

export async function asSuperuser(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string) {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
