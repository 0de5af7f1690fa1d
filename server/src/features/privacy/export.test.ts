import { EXPORT_TYPES, type ExportType } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { practiceSessions, users } from '../../db/schema.ts';
import { addAnyRow } from '../../../test/support/any-row.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildSession, buildUser } from '../../../test/support/factories.ts';
import { partOfTable, personalTables } from './personal-tables.ts';

/** Mail that is due now would be sent, and gone, before the test checks. */
const IN_HALF_AN_HOUR = new Date(Date.now() + 30 * 60_000);

const url = '/api/privacy/export';

let app: TestApp;
let userId: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.db.delete(users);
  ({ id: userId } = await buildUser(app.db, { name: 'Mine', passwordHash: 'secret hash' }));
  headers = await app.signIn(userId);
});

const exported = async (type?: ExportType) =>
  (await app.post(url, { headers, ...(type && { body: { type } }) })).json();

test('the full export contains every table with a user’s rows, and nothing of other people', async () => {
  const other = await buildUser(app.db, { name: 'Others' });
  for (const { table } of personalTables) {
    const waiting = 'nextAttemptAt' in table && { nextAttemptAt: IN_HALF_AN_HOUR };
    await addAnyRow(app.db, table, { mark: 'mine', userId, ...waiting });
    await addAnyRow(app.db, table, { mark: 'others', userId: other.id, ...waiting });
  }
  const answer = await app.post(url, { headers });
  const data = answer.json();
  const empty = personalTables.filter(({ name }) => data[name]?.length === 0);
  expect(empty.map(({ name }) => name)).toEqual([]);
  expect(Object.keys(data)).toEqual(expect.arrayContaining(personalTables.map(({ name }) => name)));
  expect(answer.body).not.toContain('others');
});

test('it does not contain secrets that open the account', async () => {
  for (const { name, table } of personalTables) {
    const tokenHash = `secret ${name}`;
    await addAnyRow(app.db, table, {
      mark: 'secret',
      userId,
      ...('tokenHash' in table && { tokenHash }),
    });
  }
  const data = await exported();
  expect(JSON.stringify({ profile: data.profile, authSessions: data.authSessions })).not.toContain(
    'secret',
  );
  expect(JSON.stringify(data).toLowerCase()).not.toContain('hash":');
  expect(data.outgoingMail[0]).not.toHaveProperty('html');
  expect(data.passwordResetTokens[0]).not.toHaveProperty('tokenHash');
});

test('a session comes with its exercise and its whole analysis, and the file explains itself', async () => {
  const exercise = await buildExercise(app.db, { title: 'Thin and thick' });
  const analysis = { overallAccuracy: 81, words: [{ word: 'thin', accuracy: 0.5 }] };
  await buildSession(app.db, {
    userId,
    exerciseId: exercise.id,
    accuracy: 0.5,
    analysis,
  });
  await buildSession(app.db, { userId, phrase: 'My own words' });
  const data = await exported();
  expect(data.about).toMatchObject({ exportType: 'full_export', notes: expect.any(Array) });
  expect(data.profile).toMatchObject({ id: userId, name: 'Mine' });
  expect(data.practiceSessions).toMatchObject([
    { exercise: 'Thin and thick', accuracy: 0.5, analysis },
    { exercise: null, phrase: 'My own words' },
  ]);
  expect(data.progress).toEqual([
    { category: exercise.category, exercisesPractised: 1, averageAccuracy: 0.5 },
  ]);
});

test.each(EXPORT_TYPES)('%s contains its part', async (type) => {
  const data = await exported(type);
  const parts = personalTables.filter(({ name }) => name in data).map(partOfTable);
  expect(parts.includes('practice_data')).toBe(type !== 'account_data');
  expect(parts.includes('account_data')).toBe(type !== 'practice_data');
  expect('profile' in data).toBe(type !== 'practice_data');
  expect(data.about.exportType).toBe(type);
});

test('it is a file with a name, a date and a readable format', async () => {
  const answer = await app.get(`${url}?type=account_data`, { headers });
  const today = new Date().toISOString().slice(0, 10);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="saywell-data-${today}.json"`,
    'cache-control': 'no-store',
  });
  expect(answer.body).toContain('\n    "name": "Mine",\n');
  expect(answer.json().practiceSessions).toBeUndefined();
});

test('more rows than one batch are all exported, each once', async () => {
  await app.db.execute(sql`
    insert into practice_sessions (user_id, accuracy, duration)
    select ${userId}, 0.5, n from generate_series(1, 250) as n`);
  await app.db.execute(sql`
    insert into challenge_ticks (user_id, day, challenge_id)
    select ${userId}, date '2026-01-01' + n % 50, 'challenge ' || n from generate_series(1, 250) as n`);
  const data = await exported('practice_data');
  const durations = data.practiceSessions.map(({ duration }: { duration: number }) => duration);
  expect(durations).toEqual(Array.from({ length: 250 }, (_, n) => n + 1));
  const ticks = data.challengeTicks.map((tick: { challengeId: string }) => tick.challengeId);
  expect(new Set(ticks).size).toBe(250);
  expect(await app.db.$count(practiceSessions)).toBe(250);
});

test('an unknown part is rejected, and so is a visitor', async () => {
  const answer = await app.post(url, { headers, body: { type: 'everything' } });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid export type']);
  expect((await app.get(`${url}?type=x`, { headers })).statusCode).toBe(400);
  expect((await app.get(url)).statusCode).toBe(401);
  expect((await app.post(url)).statusCode).toBe(401);
});
