import { DAY_MS, HOUR_MS, openTrial } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobRuns, outgoingMail, throttleCounters } from '../../src/db/schema.ts';
import { createMailQueue } from '../../src/features/mail/mail-queue.ts';
import { createSignInGuard } from '../../src/features/throttle/sign-in-guard.ts';
import { runIfDue } from '../../src/jobs/scheduled-jobs.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/factories.ts';
import { mailedToken, registered } from '../support/person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// Only the wall clock; everything else keeps running.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date() }));
afterEach(() => vi.useRealTimers());

const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);

test.each([
  ['a day forward', DAY_MS],
  ['an hour back', -HOUR_MS],
])('a session stays valid when the clock is set %s, and when it is corrected', async (_, ms) => {
  const { headers } = await registered(t);
  jump(ms);
  expect((await t.get('/api/user', { headers })).statusCode).toBe(200);
  jump(-ms);
  expect((await t.get('/api/user', { headers })).statusCode).toBe(200);
});

test('a mailed link expires by the current clock, and works once', async () => {
  const person = await registered(t);
  const token = await mailedToken(t, person.email, '/verify-email');
  const verify = () => t.post('/api/auth/verify-email', { body: { token } });
  jump(DAY_MS + HOUR_MS);
  expect((await verify()).statusCode).toBe(400);
  jump(-DAY_MS - 2 * HOUR_MS);
  expect((await verify()).statusCode).toBe(200);
  expect((await verify()).statusCode).toBe(400);
});

test('a lockout of a quarter of an hour is not extended when the clock is set back', async () => {
  const guard = createSignInGuard(t.db, async () => {});
  const attempt = { account: 'mei', address: '192.0.2.1' };
  for (let n = 0; n < 10; n++) await guard.enter(attempt);
  await expect(guard.enter(attempt)).rejects.toMatchObject({ code: 'too_many_requests' });
  jump(-HOUR_MS);
  await guard.enter(attempt);
  for (let n = 0; n < 9; n++) await guard.enter(attempt);
  const refusal = await guard.enter(attempt).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'too_many_requests' });
  expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(15 * 60);
});

test('slightly different clocks of two processes do not get around a limit', async () => {
  await t.db.delete(throttleCounters);
  const guard = createSignInGuard(t.db, async () => {});
  let admitted = 0;
  for (let n = 0; n < 20; n++) {
    jump(n % 2 === 0 ? 2000 : -2000);
    const entered = guard.enter({ account: 'mei', address: '192.0.2.2' });
    admitted += await entered.then(
      () => 1,
      () => 0,
    );
  }
  expect(admitted).toBe(10);
});

test('queued mail is sent soon after the clock is set back', async () => {
  const sent: string[] = [];
  let isDown = true;
  const queue = createMailQueue(t.db, {
    send: async ({ subject }) => {
      if (isDown) throw new Error('no mail server');
      sent.push(subject);
    },
    log: { warn: () => {}, error: () => {} },
  });
  const { id } = await buildUser(t.db);
  await t.db.delete(outgoingMail);
  const message = { recipient: 'mei@example.com', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };
  await queue.enqueue(t.db, id, message);
  await queue.settled();
  isDown = false;
  await queue.settled();
  expect(sent).toEqual([]);
  jump(-HOUR_MS);
  await queue.settled();
  expect(sent).toEqual(['Hi']);
});

test('a job runs once per period, whichever way the clock is set', async () => {
  let runs = 0;
  const job = { name: 'clock', everyMs: DAY_MS, run: async () => `${++runs}` };
  const look = () =>
    runIfDue(t.db, job, { signal: new AbortController().signal, log: { error: () => {} } });
  vi.setSystemTime(new Date('2026-03-05T12:00:00Z'));
  expect(await look()).toBe(true);
  jump(-HOUR_MS);
  expect(await look()).toBe(false);
  jump(DAY_MS);
  expect(await look()).toBe(true);
  jump(-DAY_MS);
  expect(await look()).toBe(false);
  expect(runs).toBe(2);
  await t.db.delete(jobRuns).where(eq(jobRuns.name, 'clock'));
});

test.each([-HOUR_MS, DAY_MS])(
  'a limit of calls lasts a minute although the clock was set by %i ms',
  async (ms) => {
    const headers = { 'x-forwarded-for': `198.51.100.${ms > 0 ? 1 : 2}` };
    const begin = () => t.post('/api/anonymous/session', { headers });
    for (let n = 0; n < openTrial.callsPerMinute; n++) await begin();
    jump(ms);
    // The minute continues: no new one starts, and none lasts an hour.
    const refused = await begin();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  },
);
