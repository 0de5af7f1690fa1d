import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { afterTests } from '../../test/support/clean-up.ts';
import { serve } from './embedded.ts';
import { migrationsFolder } from './database.ts';
import { analyses, practiceSessions, practiceTotals } from './schema.ts';

/** A database after the migration with this number and no later one. */
async function databaseAt(last: number) {
  const folder = await mkdtemp(join(tmpdir(), 'saywell-migrations-'));
  afterTests(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  const client = await PGlite.create();
  afterTests(() => client.close());
  await migrate(drizzle(client), { migrationsFolder: folder });
  return client;
}

test('an upgrade keeps the analyses that were saved in the column called feedback', async () => {
  const client = await databaseAt(8);
  await client.exec(`
    insert into users (name, username, email, password_hash)
      values ('Ana', 'ana', 'ana@example.com', '-');
    insert into practice_sessions (user_id, accuracy, duration, feedback) values
      (1, 0.9, 5, '{"overallAccuracy": 90, "words": []}'), (1, 0.5, 5, null)`);
  const { db } = await serve(client, () => client.close());
  const kept = await db
    .select({ analysis: practiceSessions.analysis })
    .from(practiceSessions)
    .orderBy(practiceSessions.id);
  expect(kept).toEqual([{ analysis: { overallAccuracy: 90, words: [] } }, { analysis: null }]);
});

test('an upgrade takes the minutes of drills out of those of the sessions', async () => {
  const client = await databaseAt(11);
  await client.exec(`
    insert into users (name, username, email, password_hash)
      values ('Ana', 'ana', 'ana@example.com', '-'), ('Bo', 'bo', 'bo@example.com', '-');
    insert into drills (user_id, word, sound, phrase, tries, passed, duration, analysis_id) values
      (1, 'thin', 'TH', 'A thin wall.', '[]', true, 20, gen_random_uuid()),
      (1, 'thin', 'TH', 'A thin wall.', '[]', true, 70, gen_random_uuid());
    insert into practice_totals (user_id, sessions, minutes, accuracy_sum) values
      (1, 1, 8, 0.9), (2, 1, 4, 0.9)`);
  const { db } = await serve(client, () => client.close());
  const kept = await db
    .select({ minutes: practiceTotals.minutes, drilled: practiceTotals.drilledSeconds })
    .from(practiceTotals)
    .orderBy(practiceTotals.userId);
  expect(kept).toEqual([
    { minutes: 5, drilled: 90 },
    { minutes: 4, drilled: 0 },
  ]);
});

test('an upgrade says of every analysis so far that the server made it', async () => {
  const client = await databaseAt(12);
  await client.exec(`
    insert into users (name, username, email, password_hash)
      values ('Ana', 'ana', 'ana@example.com', '-');
    insert into analyses (user_id, phrase, accuracy, result) values (1, 'Hi.', 0.9, '{}');
    insert into practice_sessions (user_id, accuracy, duration, analysis) values
      (1, 0.9, 5, '{"overallAccuracy": 90}'), (1, 0.5, 5, null)`);
  const { db } = await serve(client, () => client.close());
  const { scoredOn } = practiceSessions;
  const sessions = await db
    .select({ scoredOn })
    .from(practiceSessions)
    .orderBy(practiceSessions.id);
  expect(sessions).toEqual([{ scoredOn: 'server' }, { scoredOn: null }]);
  expect(await db.select({ on: analyses.scoredOn }).from(analyses)).toEqual([{ on: 'server' }]);
});
