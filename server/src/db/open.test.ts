import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildSession, buildUser } from '../testing/factories.ts';
import { testDatabase } from '../testing/database.ts';
import { reasonOf, violatedConstraint } from './errors.ts';
import { blogPosts, practiceSessions, users } from './schema.ts';

const { db, ping } = await testDatabase();

test('the database answers', async () => {
  await expect(ping()).resolves.toBeUndefined();
});

test('raw SQL answers with rows', async () => {
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a username and an e-mail address are taken whatever their case', async () => {
  await buildUser(db, { username: 'Maria', email: 'maria@example.com' });
  const sameName = buildUser(db, { username: 'mARIA' }).catch(violatedConstraint);
  expect(await sameName).toBe('users_username_unique');
  const sameEmail = buildUser(db, { email: 'MARIA@example.com' }).catch(violatedConstraint);
  expect(await sameEmail).toBe('users_email_unique');
});

test('an error that is no violated unique constraint names none', async () => {
  const error: unknown = await buildSession(db, { accuracy: 1.5 }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(violatedConstraint(error)).toBeUndefined();
  expect(violatedConstraint(new Error('something else'))).toBeUndefined();
});

test('the reason of a failed query is one line without the values of the query', async () => {
  const error: unknown = await buildSession(db, {
    accuracy: 1.5,
    phrase: 'something private',
  }).catch((error: unknown) => error);
  expect(reasonOf(error)).toMatch(/practice_sessions_accuracy_range/);
  expect(reasonOf(error)).not.toMatch(/\n|something private/);
});

test('a failed transaction leaves nothing', async () => {
  const before = await db.$count(users);
  const failed = db.transaction(async (transaction) => {
    await buildUser(transaction);
    throw new Error('changed its mind');
  });
  await expect(failed).rejects.toThrow('changed its mind');
  expect(await db.$count(users)).toBe(before);
});

test('values come back as they were stored', async () => {
  const feedback = { words: [{ word: 'the', accuracy: 0.5 }] };
  const created = new Date('2026-03-08T01:59:59.123Z');
  const { id } = await buildSession(db, { accuracy: 0.87, feedback, createdAt: created });
  const [row] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, id));
  expect(row).toMatchObject({ accuracy: 0.87, feedback, createdAt: created, exerciseId: null });
});

test('lists come back as they were stored', async () => {
  const tags = ['vowels', 'one, two', 'a "quoted" tag', "it's {odd}"];
  const [row] = await db
    .insert(blogPosts)
    .values({
      title: 'T',
      slug: 't',
      excerpt: 'E',
      content: '',
      category: 'exam-preparation',
      tags,
    })
    .returning();
  expect(row!.tags).toEqual(tags);
});

test('a person takes everything of theirs along', async () => {
  const { id, userId } = await buildSession(db);
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.$count(practiceSessions, eq(practiceSessions.id, id))).toBe(0);
});
