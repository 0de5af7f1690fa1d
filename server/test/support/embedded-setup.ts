import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { serve } from '../../src/db/embedded.ts';

/** Creates and migrates a database once; loading its dump takes a test file half a second. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'saywell-tests-'));
  const dump = join(folder, 'migrated.tar');
  const client = await PGlite.create();
  const database = await serve(client, () => client.close());
  const file = await client.dumpDataDir('none');
  await writeFile(dump, Buffer.from(await file.arrayBuffer()));
  await database.close();
  project.provide('databaseTemplate', { kind: 'embedded', dump });
  return () => rm(folder, { recursive: true });
}
