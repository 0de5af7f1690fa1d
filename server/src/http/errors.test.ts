import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { blogViews, practiceSessions } from '../db/schema.ts';
import { testDatabase } from '../../test/support/database.ts';
import { toAppError } from './errors.ts';

let db: Database;
beforeAll(async () => {
  db = (await testDatabase()).db;
});

const answerTo = async (work: PromiseLike<unknown>) => {
  try {
    await work;
  } catch (error) {
    return toAppError(error).code;
  }
  throw new Error('That should have failed');
};

test('a person who is deleted during a save is signed out', async () => {
  const session = { userId: 1_000_000, accuracy: 0.5, duration: 1 };
  expect(await answerTo(db.insert(practiceSessions).values(session))).toBe('unauthenticated');
});

test('a row whose parent was just deleted is a conflict', async () => {
  const view = { postId: 1_000_000, visitorHash: 'x', day: '2026-01-01' };
  expect(await answerTo(db.insert(blogViews).values(view))).toBe('conflict');
});

test('any other database error is a server error', async () => {
  const session = { userId: 1_000_000, accuracy: 7, duration: 1 };
  expect(await answerTo(db.insert(practiceSessions).values(session))).toBe('internal');
});
