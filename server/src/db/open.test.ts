import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  buildAnalysis,
  buildExercise,
  buildFeedback,
  buildPost,
  buildSession,
  buildTrial,
  buildUser,
} from '../../test/support/factories.ts';
import { testDatabase } from '../../test/support/database.ts';
import { reasonOf, violatedConstraint } from './errors.ts';
import { analyses, exercises, feedback, practiceSessions, trials, users } from './schema.ts';

const { db, ping } = await testDatabase();

test('the database answers', async () => {
  await expect(ping()).resolves.toBeUndefined();
});

test('raw SQL answers with rows', async () => {
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

test('usernames and email addresses are unique regardless of case', async () => {
  await buildUser(db, { username: 'Maria', email: 'maria@example.com' });
  const sameName = buildUser(db, { username: 'mARIA' }).catch(violatedConstraint);
  expect(await sameName).toBe('users_username_unique');
  const sameEmail = buildUser(db, { email: 'MARIA@example.com' }).catch(violatedConstraint);
  expect(await sameEmail).toBe('users_email_unique');
});

test('other errors have no violated constraint', async () => {
  const error: unknown = await buildSession(db, { accuracy: 1.5 }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(violatedConstraint(error)).toBeUndefined();
  expect(violatedConstraint(new Error('something else'))).toBeUndefined();
});

test("the reason of a failed query is one line without the query's values", async () => {
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

test('values are read as they were stored', async () => {
  const analysis = { words: [{ word: 'the', accuracy: 0.5 }] };
  const created = new Date('2026-03-08T01:59:59.123Z');
  const { id } = await buildSession(db, { accuracy: 0.87, analysis, createdAt: created });
  const [row] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, id));
  expect(row).toMatchObject({ accuracy: 0.87, analysis, createdAt: created, exerciseId: null });
});

test('lists are read as they were stored', async () => {
  const tags = ['vowels', 'one, two', 'a "quoted" tag', "it's {odd}"];
  expect((await buildPost(db, { tags })).tags).toEqual(tags);
  expect((await buildTrial(db)).completedExerciseIds).toEqual([]);
});

test('deleting a person deletes all their rows, deleting a trial its analyses', async () => {
  const { id: userId } = await buildUser(db);
  const visitor = await buildTrial(db);
  const { id: exerciseId } = await buildExercise(db);
  await buildSession(db, { userId, exerciseId });
  await buildAnalysis(db, { userId });
  await buildAnalysis(db, { trialId: visitor.id });
  await buildFeedback(db, { userId });
  await db.delete(users).where(eq(users.id, userId));
  await db.delete(trials).where(eq(trials.id, visitor.id));
  expect(await db.$count(practiceSessions, eq(practiceSessions.userId, userId))).toBe(0);
  expect(await db.$count(feedback, eq(feedback.userId, userId))).toBe(0);
  expect(await db.$count(analyses)).toBe(0);
});

test('deleting an exercise keeps its practice sessions', async () => {
  const exercise = await buildExercise(db);
  const { id } = await buildSession(db, { exerciseId: exercise.id });
  await db.delete(exercises).where(eq(exercises.id, exercise.id));
  const [row] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, id));
  expect(row).toMatchObject({ exerciseId: null });
});

test('an analysis belongs to a person or to a visitor, never to both', async () => {
  const { id: trialId } = await buildTrial(db);
  const { id: userId } = await buildUser(db);
  const both = { userId, trialId, phrase: 'Hello', accuracy: 1, result: {} };
  const error: unknown = await db
    .insert(analyses)
    .values(both)
    .catch((error: unknown) => error);
  expect(reasonOf(error)).toMatch(/analyses_one_owner/);
});
