import { randomUUID } from 'node:crypto';
import { recordEvents, recordImpressions } from '@saywell/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { adImpressions, analyticsEvents, throttleCounters } from '../../src/db/schema.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { authenticator } from '../support/authenticator.ts';
import { challenged } from '../support/passkeys.ts';
import { hashToken } from '../../src/tokens.ts';

const KB = 1024;
const MB = 1024 * KB;

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

/** As large as a request may be, with no two errors alike. */
const errors = () =>
  Array.from({ length: 18 }, () => ({
    key: randomUUID(),
    name: 'error',
    properties: {
      kind: 'script',
      message: randomUUID().padEnd(300, 'x'),
      stack: 'at '.repeat(1000),
      page: '/practice',
      version: '1.0.0',
    },
  }));
const login = () => ({ key: randomUUID(), name: 'login', properties: {} });
const view = () => ({
  key: randomUUID(),
  adType: 'house-display',
  adPlacement: 'homepage-hero',
  exerciseContext: { creative: 'x'.repeat(60) },
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const sendEvents = async (address: string, events: object[] = errors()) =>
  app.post(recordEvents.path, { ...from(address), body: { device: 'phone', events } });
const sendViews = async (address: string) => {
  const impressions = Array.from({ length: 50 }, view);
  return app.post(recordImpressions.path, { ...from(address), body: { impressions } });
};

/** The table with its indexes, in bytes on disk. */
async function sizeOf(table: string) {
  const { rows } = await app.db.execute(sql`select pg_total_relation_size(${table})::int as size`);
  return (rows[0] as { size: number }).size;
}

/** Simulates a day's use. */
function useUp(what: string, count: number) {
  const row = { key: hashToken(what), count, expiresAt: new Date(Date.now() + 3600_000) };
  return app.db
    .insert(throttleCounters)
    .values(row)
    .onConflictDoUpdate({ target: throttleCounters.key, set: { count } });
}

test.each([
  ['events', sendEvents, 'analytics_events'],
  ['views of ads', sendViews, 'ad_impressions'],
] as const)(
  '%s of one visitor, from wherever in their network, fill no disk',
  async (_what, send, table) => {
    const before = await sizeOf(table);
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) statuses.push((await send(`2001:db8:1:2::${n}`)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.lastIndexOf(200)).toBeLessThan(20);
    expect((await sizeOf(table)) - before).toBeLessThan(512 * KB);
    expect((await send('2001:db8:1:3::1')).statusCode).toBe(200);
  },
);

test('somebody who sends too much is told when to retry', async () => {
  let answer = await sendEvents('192.0.2.1');
  while (answer.statusCode === 200) answer = await sendEvents('192.0.2.1');
  expect(answer.json().code).toBe('too_many_requests');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test.each([
  ['a visitor', 'events of 192.0.2.7', 2 * MB],
  ['everybody together', 'events of all', 16 * MB],
])(
  'the daily bytes of %s are counted in the database, and more are not stored',
  async (_who, what, bytes) => {
    await sendEvents('192.0.2.6');
    const before = await app.db.$count(analyticsEvents);
    await useUp(what, bytes);
    const size = await sizeOf('throttle_counters');
    for (let n = 0; n < 30; n++) {
      expect((await sendEvents('192.0.2.7', [login()])).statusCode).toBe(429);
    }
    expect(await app.db.$count(analyticsEvents)).toBe(before);
    expect((await sizeOf('throttle_counters')) - size).toBeLessThan(64 * KB);
  },
);

test('a known error still counts when there is no budget for new rows', async () => {
  const [known] = errors();
  await sendEvents('192.0.2.1', [known!]);
  await useUp('events of all', 16 * MB);
  const again = await sendEvents('192.0.2.2', [{ ...known!, key: randomUUID() }]);
  expect([again.statusCode, again.json()]).toEqual([200, { recorded: 1 }]);
  expect(await app.db.select().from(analyticsEvents)).toMatchObject([{ count: 2 }]);
});

test('passkeys that are never added leave no rows', async () => {
  const { headers, ...asked } = await challenged(app);
  const signIn = async (address: string) => {
    const passkey = authenticator().answer(asked);
    const visitor = { ...headers, ...from(address).headers };
    return app.post('/api/passkeys/sign-in', { headers: visitor, body: { passkey } });
  };
  await signIn('192.0.2.1');
  const before = await app.db.$count(throttleCounters);
  const codes = [];
  for (let n = 0; n < 20; n++) codes.push((await signIn('192.0.2.1')).statusCode);
  expect(codes.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  expect(await app.db.$count(throttleCounters)).toBe(before);
});

test('events of a class behind one address are still recorded', async () => {
  for (let learner = 0; learner < 30; learner++) {
    const visit = Array.from({ length: 8 }, login);
    expect((await sendEvents('198.51.100.1', visit)).statusCode).toBe(200);
  }
  expect(await app.db.$count(analyticsEvents)).toBe(240);
  expect(await app.db.$count(adImpressions)).toBe(0);
});
