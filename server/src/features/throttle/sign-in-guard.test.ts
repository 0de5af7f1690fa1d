import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../db/database.ts';
import { throttleCounters } from '../../db/schema.ts';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.ts';

let db: Database;
let guard: SignInGuard;
let pauses: number[];
beforeAll(async () => {
  db = (await testDatabase()).db;
  guard = createSignInGuard(db, async (ms) => void pauses.push(ms));
});
beforeEach(async () => {
  pauses = [];
  await db.delete(throttleCounters);
});

const at = (address: string, account = 'mei') => ({ account, address });
const refused = { code: 'too_many_requests' };

async function fail(times: number, attempt: (n: number) => ReturnType<typeof at>) {
  for (let n = 0; n < times; n++) await guard.enter(attempt(n));
}

test('failures on one account are slowed down and then refused, with the time to wait', async () => {
  await fail(10, () => at('192.0.2.1'));
  expect(pauses).toEqual([250, 500, 1000, 1000, 1000]);
  const refusal = await guard.enter(at('192.0.2.1')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    ...refused,
    message: 'Too many failed attempts. Please try again in 15 minutes.',
  });
});

test('simultaneous attempts do not get around the limit', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, () => guard.enter(at('192.0.2.1'))),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a refused attacker does not lock the owner out', async () => {
  await fail(10, () => at('192.0.2.1'));
  for (let n = 0; n < 12; n++) await guard.enter(at('192.0.2.1')).catch(() => {});
  pauses = [];
  await guard.enter(at('198.51.100.7'));
  expect(pauses).toEqual([]);
});

test('guesses from many addresses slow an account down and never lock it', async () => {
  await fail(40, (n) => at(`192.0.2.${n}`));
  pauses = [];
  await guard.enter(at('198.51.100.7'));
  expect(pauses).toEqual([1000]);
});

test('one address that tries many accounts is refused', async () => {
  await fail(100, (n) => at('192.0.2.1', `account ${n}`));
  await expect(guard.enter(at('192.0.2.1', 'one more'))).rejects.toMatchObject(refused);
  await guard.enter(at('192.0.2.2', 'one more'));
});

test('refused attempts on one account do not use up their school’s limit', async () => {
  await fail(10, () => at('192.0.2.1'));
  for (let n = 0; n < 95; n++) await guard.enter(at('192.0.2.1')).catch(() => {});
  await expect(guard.enter(at('192.0.2.1', 'a schoolmate'))).resolves.toBeUndefined();
});

test('a visitor who is refused leaves no row for each name', async () => {
  await fail(100, (n) => at('192.0.2.1', `account ${n}`));
  const before = await db.$count(throttleCounters);
  for (let n = 100; n < 150; n++) {
    await expect(guard.enter(at('192.0.2.1', `account ${n}`))).rejects.toMatchObject(refused);
  }
  expect(await db.$count(throttleCounters)).toBe(before);
});

test('addresses of one IPv6 network count as one', async () => {
  await fail(10, (n) => at(`2001:db8:1:2::${n}`));
  await expect(guard.enter(at('2001:db8:1:2:ffff::1'))).rejects.toMatchObject(refused);
});

test('a success resets the failures before it and does not count', async () => {
  for (let day = 0; day < 4; day++) {
    await fail(4, () => at('192.0.2.1'));
    await guard.enter(at('192.0.2.1'));
    await guard.succeeded(at('192.0.2.1'));
  }
  expect(pauses).toEqual([]);
});

test('a person who chose a new password may use it at once', async () => {
  await fail(10, () => at('192.0.2.1'));
  await guard.forgive(at('192.0.2.1'));
  pauses = [];
  await guard.enter(at('192.0.2.1'));
  expect(pauses).toEqual([]);
});
