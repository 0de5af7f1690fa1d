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
import {
  analyses,
  earTotals,
  practiceSessions,
  practiceTotals,
  sceneTotals,
  soundTotals,
} from './schema.ts';
import { rebuildSums } from '../features/progress/record/rebuild.ts';

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

test('an upgrade finds the first and the last tries in what was saved so far', async () => {
  const client = await databaseAt(19);
  await client.exec(`
    insert into users (name, username, email, password_hash)
      values ('Ana', 'ana', 'ana@example.com', '-');
    insert into practice_sessions (user_id, accuracy, duration, created_at, analysis)
      select 1, 0.9, 5, now() - nth * interval '1 day', jsonb_build_object('words', jsonb_build_array(
        jsonb_build_object('word', 'thin', 'kind', 'ok', 'sounds', jsonb_build_array(
          jsonb_build_object('phone', 'TH', 'accuracy', nth / 100.0)))))
      from generate_series(1, 25) nth;
    insert into drills (user_id, word, sound, phrase, tries, passed, duration, analysis_id) values
      (1, 'thin', 'TH', 'A thin wall.', '[{"sound": 0.285}, {"sound": null}]', true, 20, gen_random_uuid());
    insert into ear_rounds (user_id, key, answers, duration) values (1, gen_random_uuid(),
      '[{"contrast": "s-th", "said": 0, "chose": 0}, {"contrast": "s-th", "said": 0, "chose": 1}]', 5);
    insert into sound_totals (user_id, phone, tries, accuracy_sum, last_practiced_at)
      values (1, 'TH', 26, 13, now());
    insert into ear_totals (user_id, contrast, asked, heard, last_asked, last_heard, last_at)
      values (1, 's-th', 2, 1, 2, 1, now())`);
  const { db } = await serve(client, () => client.close());
  const kept = async () => ({
    mouth: await db
      .select({ first: soundTotals.firstTries, last: soundTotals.lastTries })
      .from(soundTotals),
    ear: await db
      .select({ first: earTotals.firstTries, last: earTotals.lastTries })
      .from(earTotals),
  });
  const upgraded = await kept();
  expect(upgraded).toEqual({
    mouth: [
      { first: [25, 24, 23, 22, 21, 20, 19, 18, 17, 16], last: [9, 8, 7, 6, 5, 4, 3, 2, 1, 28] },
    ],
    ear: [{ first: [100, 0], last: [100, 0] }],
  });
  await rebuildSums(db);
  expect(await kept()).toEqual(upgraded);
});

test('an upgrade takes runs of which lines were skipped out of the best of a scene', async () => {
  const client = await databaseAt(25);
  await client.exec(`
    insert into users (name, username, email, password_hash)
      values ('Ana', 'ana', 'ana@example.com', '-'), ('Bo', 'bo', 'bo@example.com', '-');
    insert into scenes (slug, title, about, level, parts, skills)
      values ('lunch', 'Lunch', 'Two eat.', 1, '{A,B}', '{}'), ('bus', 'Bus', 'Two ride.', 1, '{A,B}', '{}');
    insert into exercises (key, title, phrase, category, scene_slug, scene_line, scene_part)
      select slug || line, 'A line', 'Hi.', 'intonation', slug, line, line % 2
      from generate_series(0, 3) line, scenes;
    insert into scene_runs (user_id, key, scene, mode, part, with_text, score, lines, duration) values
      (1, gen_random_uuid(), 'lunch', 'part', 1, true, 70, '[{"line": 1, "score": 60}, {"line": 3, "score": 80}]', 5),
      (1, gen_random_uuid(), 'lunch', 'part', 1, true, 100, '[{"line": 1, "score": 100}]', 5),
      (1, gen_random_uuid(), 'lunch', 'part', 1, true, 90, '[{"line": 1, "score": 90}, {"line": 3, "score": null}]', 5),
      (1, gen_random_uuid(), 'lunch', 'shadow', null, true, 95, '[{"line": 1, "score": 95}, {"line": 3, "score": 95}]', 5),
      (1, gen_random_uuid(), 'bus', 'part', 0, true, 100, '[{"line": 0, "score": 100}]', 5),
      (2, gen_random_uuid(), 'bus', 'part', 0, true, 85, '[{"line": 0, "score": 80}, {"line": 2, "score": 90}]', 5);
    insert into scene_totals (user_id, scene, runs, best, last_at)
      select user_id, scene, count(*), max(score), max(created_at) from scene_runs group by 1, 2`);
  const { db } = await serve(client, () => client.close());
  const kept = () => db.select().from(sceneTotals).orderBy(sceneTotals.userId, sceneTotals.scene);
  const upgraded = await kept();
  expect(upgraded).toMatchObject([
    { userId: 1, scene: 'bus', runs: 1, best: null },
    { userId: 1, scene: 'lunch', runs: 4, best: 70 },
    { userId: 2, scene: 'bus', runs: 1, best: 85 },
  ]);
  await rebuildSums(db);
  expect(await kept()).toEqual(upgraded);
});
