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

test('whoever is deleted while they save something is signed out', async () => {
  const session = { userId: 1_000_000, accuracy: 0.5, duration: 1 };
  expect(await answerTo(db.insert(practiceSessions).values(session))).toBe('unauthenticated');
});

test('what belongs to something that was just deleted is a conflict', async () => {
  const view = { postId: 1_000_000, visitorHash: 'x', day: '2026-01-01' };
  expect(await answerTo(db.insert(blogViews).values(view))).toBe('conflict');
});

test('anything else the database refuses is a mistake of ours', async () => {
  const session = { userId: 1_000_000, accuracy: 7, duration: 1 };
  expect(await answerTo(db.insert(practiceSessions).values(session))).toBe('internal');
});
