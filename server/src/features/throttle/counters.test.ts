import { HOUR_MS } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../db/database.ts';
import { throttleCounters } from '../../db/schema.ts';
import { admit, countDown, countUp, forgetCount, spend } from './counters.ts';

let db: Database;
beforeAll(async () => {
  db = (await testDatabase()).db;
});

test('a counter starts again when its period is over', async () => {
  const counts = [];
  for (let n = 0; n < 3; n++) counts.push((await countUp(db, 'brief', HOUR_MS)).count);
  expect(counts).toEqual([1, 2, 3]);
  await db.update(throttleCounters).set({ expiresAt: new Date() });
  expect((await countUp(db, 'brief', HOUR_MS)).count).toBe(1);
});

test('further counts do not extend the period', async () => {
  const first = await countUp(db, 'steady', HOUR_MS);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await countUp(db, 'steady', HOUR_MS)).until).toEqual(first.until);
});

test('simultaneous counts are not lost', async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => countUp(db, 'crowd', HOUR_MS)));
  expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  );
});

test('a count can be taken back, and a counter reset', async () => {
  await countUp(db, 'taken back', HOUR_MS);
  await countUp(db, 'taken back', HOUR_MS);
  await countDown(db, 'taken back');
  expect((await countUp(db, 'taken back', HOUR_MS)).count).toBe(2);
  await forgetCount(db, 'taken back');
  await countDown(db, 'taken back');
  expect((await countUp(db, 'taken back', HOUR_MS)).count).toBe(1);
});

test('one too many is refused, with the time to wait as text and in seconds', async () => {
  const limit = { max: 2, withinMs: 10 * 60_000 };
  await admit(db, 'visitor', limit);
  await admit(db, 'visitor', limit);
  await admit(db, 'another visitor', limit);
  const refusal = await admit(db, 'visitor', limit).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many requests. Please try again in 10 minutes.',
  });
  expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(590);
});

test('the database does not reveal who is counted', async () => {
  await countUp(db, 'address 203.0.113.9', HOUR_MS);
  expect(JSON.stringify(await db.select().from(throttleCounters))).not.toContain('203.0.113.9');
});

test('an amount is taken if it fits, otherwise nothing is taken', async () => {
  const limit = { max: 10, withinMs: HOUR_MS };
  const spent = [];
  for (const amount of [4, 7, 6, 1, 11]) spent.push(await spend(db, 'room', amount, limit));
  expect(spent).toEqual([true, false, true, false, false]);
  await db.update(throttleCounters).set({ expiresAt: new Date() });
  expect(await spend(db, 'room', 10, limit)).toBe(true);
});

test('simultaneous calls cannot take more than there is', async () => {
  const limit = { max: 10, withinMs: HOUR_MS };
  const spent = await Promise.all(Array.from({ length: 20 }, () => spend(db, 'crowded', 3, limit)));
  expect(spent.filter(Boolean)).toHaveLength(3);
});
