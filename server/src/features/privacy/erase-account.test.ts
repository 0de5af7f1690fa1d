import { eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as schema from '../../db/schema.ts';
import { addAnyRow } from '../../../test/support/any-row.ts';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { buildExercise, buildSession, buildUser } from '../../../test/support/factories.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { eraseAccount } from './erase-account.ts';
import { partOfTable, personalTables } from './personal-tables.ts';

const url = '/api/privacy/delete';
const password = 'correct horse';
/** Mail that is due now would be sent, and gone, before the test checks. */
const IN_HALF_AN_HOUR = new Date(Date.now() + 30 * 60_000);

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await testApp();
  passwordHash = await hashPassword(password);
});
beforeEach(() => app.db.delete(schema.users));

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** A person with a row in every table that can have one. */
async function somebodyWithEverything(mark: string) {
  const user = await buildUser(app.db, {
    passwordHash,
    name: mark,
    username: mark,
    email: `${mark}@example.com`,
  });
  for (const { table } of personalTables) {
    const waiting = 'nextAttemptAt' in table && { nextAttemptAt: IN_HALF_AN_HOUR };
    await addAnyRow(app.db, table, { mark, userId: user.id, ...waiting });
  }
  // Written by code that knew the address but not the account.
  const recipient = user.email.toUpperCase();
  await addAnyRow(app.db, schema.outgoingMail, { mark, recipient, nextAttemptAt: IN_HALF_AN_HOUR });
  return { ...user, headers: await app.signIn(user.id) };
}

/** The tables that contain a text in any row and column. */
async function tablesWith(text: string) {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await app.db.execute(
      sql`select 1 from ${table} where strpos(lower(${table}::text), ${text.toLowerCase()}) > 0`,
    );
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found;
}

const rowsOf = async (userId: number) => {
  const counts: Record<string, number> = {};
  for (const { name, table, owner } of personalTables) {
    counts[name] = await app.db.$count(table, eq(owner, userId));
  }
  return counts;
};

test('after a deletion no table contains anything of that person, and others keep everything', async () => {
  const [leaving, staying] = [
    await somebodyWithEverything('leaving'),
    await somebodyWithEverything('staying'),
  ];
  const kept = await rowsOf(staying.id);
  expect(Object.values(kept).every((count) => count > 0)).toBe(true);
  expect((await tablesWith('leaving')).length).toBeGreaterThan(8);

  const answer = await app.del(url, { headers: leaving.headers, body: { password } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toContain('saywell_session=;');

  expect(await tablesWith('leaving')).toEqual([]);
  expect(new Set(Object.values(await rowsOf(leaving.id)))).toEqual(new Set([0]));
  expect(await rowsOf(staying.id)).toEqual(kept);
  expect((await app.get('/api/user', leaving)).statusCode).toBe(401);
  expect((await app.get('/api/user', staying)).statusCode).toBe(200);
});

test('every table with a user’s rows has a kind', () => {
  const unsorted = personalTables.filter((table) => partOfTable(table) === undefined);
  expect(unsorted.map(({ name }) => name)).toEqual([]);
});

test('every table that references personal rows also references the person', () => {
  const personal = personalTables.map(({ table }) => table);
  const hanging = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) =>
      personal.includes(key.reference().foreignTable),
    ),
  );
  for (const table of hanging) expect(personal).toContain(table);
});

test('very many rows are deleted too', async () => {
  const { id: userId } = await buildUser(app.db);
  const exercise = await buildExercise(app.db);
  await app.db.execute(sql`
    insert into practice_sessions (user_id, exercise_id, accuracy, duration)
    select ${userId}, ${exercise.id}, 0.5, 30 from generate_series(1, 2500)`);
  await eraseAccount(app.db, userId);
  expect(await app.db.$count(schema.practiceSessions)).toBe(0);
});

test.each([
  [
    'a wrong password',
    { password: 'wrong' },
    403,
    'This isn’t your password. Nothing was changed.',
  ],
  ['an empty password', { password: '' }, 400, 'Password is required'],
  ['no password', {}, 400, 'Password is required'],
])('%s deletes nothing', async (_what, body, status, message) => {
  const user = await buildUser(app.db, { passwordHash });
  const session = await buildSession(app.db, { userId: user.id });
  const headers = await app.signIn(user.id);
  const answer = await app.del(url, { headers, body });
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect(
    await app.db.$count(schema.practiceSessions, eq(schema.practiceSessions.id, session.id)),
  ).toBe(1);
  expect((await app.get('/api/user', { headers })).statusCode).toBe(200);
});

test('guessing passwords is limited, and the right one resets the counter', async () => {
  await app.db.delete(schema.throttleCounters);
  const user = await buildUser(app.db, { passwordHash });
  const headers = await app.signIn(user.id);
  const guess = async (body: object) => (await app.del(url, { headers, body })).statusCode;
  const wrong = { password: 'wrong' };
  for (let n = 0; n < 10; n++) expect(await guess(wrong)).toBe(403);
  expect(await guess({ password })).toBe(429);
  await app.db.update(schema.throttleCounters).set({ count: 9 });
  expect(await guess({ password })).toBe(200);
  expect(await app.db.$count(schema.throttleCounters)).toBe(0);
});

test('deleting an account needs a sign-in', async () => {
  expect((await app.del(url, { body: { password } })).statusCode).toBe(401);
});

test('the only administrator cannot be deleted, and the response says why', async () => {
  const admin = await buildUser(app.db, { isAdmin: true, passwordHash });
  await buildUser(app.db, { isAdmin: true, isApproved: false });
  await buildSession(app.db, { userId: admin.id });
  const answer = await app.del(url, { headers: await app.signIn(admin.id), body: { password } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toContain('only administrator');
  expect(await app.db.$count(schema.practiceSessions)).toBe(1);
  const [row] = await app.db.select().from(schema.users).where(eq(schema.users.id, admin.id));
  expect(row).toMatchObject({ isAdmin: true, isApproved: true });
});

test('if the last two administrators delete their accounts at the same time, one stays', async () => {
  const first = await buildUser(app.db, { isAdmin: true });
  const second = await buildUser(app.db, { isAdmin: true });
  await Promise.allSettled([eraseAccount(app.db, first.id), eraseAccount(app.db, second.id)]);
  const left = await app.db.select().from(schema.users);
  expect(left).toMatchObject([{ isAdmin: true, isApproved: true }]);
});

test('an interrupted deletion leaves an unusable account, and is due', async () => {
  const { id: userId } = await buildUser(app.db);
  const headers = await app.signIn(userId);
  await expect(eraseAccount(app.db, userId, AbortSignal.abort())).rejects.toThrow('abort');
  expect((await app.get('/api/user', { headers })).statusCode).toBe(401);
  expect(await app.db.select().from(schema.dataDeletionRequests)).toMatchObject([
    { userId, requestType: 'account_deletion', status: 'pending' },
  ]);
});
