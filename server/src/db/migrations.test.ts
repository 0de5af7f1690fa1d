import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from './database.ts';
import * as schema from './schema.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

async function readMeta<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(migrationsFolder, 'meta', name), 'utf8')) as T;
}

test('the migrations create exactly the tables of the schema', async () => {
  const journal = await readMeta<{ entries: { idx: number }[] }>('_journal.json');
  const last = String(journal.entries.at(-1)!.idx).padStart(4, '0');
  const migrated = await readMeta<Snapshot>(`${last}_snapshot.json`);
  const wanted = generateDrizzleJson({ ...schema }, migrated.id, undefined, 'snake_case');
  expect(await generateMigration(migrated, wanted)).toEqual([]);
});
