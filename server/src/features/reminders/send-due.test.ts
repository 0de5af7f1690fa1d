import { DAY_MS, HOUR_MS, MINUTE_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import {
  buildAnalysis,
  buildDrill,
  buildEarRound,
  buildExercise,
  buildSession,
  buildUser,
} from '../../../test/support/factories.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import type { Database } from '../../db/database.ts';
import {
  authSessions,
  outgoingMail,
  reminderLetters,
  reminders,
  throttleCounters,
  users,
} from '../../db/schema.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { openTransport } from '../mail/transport.ts';
import { resetPractice } from '../progress/record/reset.ts';
import { saveReminder } from './settings.ts';
import { sendDueReminders } from './send-due.ts';

/** Written letters stay in the queue until a test sends them. */
let waiting: typeof mail;
const publicUrl = 'https://saywell.example';
const log = { warn: () => {}, error: () => {} };

let db: Database;
let userId: number;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let mail: ReturnType<typeof createMailQueue>;
beforeAll(async () => {
  ({ db } = await testDatabase());
  mailServer = await startMailServer();
  const { smtpUrl } = mailServer;
  const mailFrom = 'Saywell <no-reply@saywell.example>';
  const send = openTransport({ smtpUrl, mailFrom, dataDir: '', log: { info: () => {} } });
  mail = createMailQueue(db, { send, log });
  waiting = { ...mail, sendSoon: () => {} };
  await buildExercise(db, { phrase: 'Think about it.', trains: { sounds: ['TH'] } });
  return mailServer.close;
});
beforeEach(async () => {
  await db.delete(users);
  await db.delete(throttleCounters);
  mailServer.delivered.length = 0;
  userId = await learner();
});

/** Noon at UTC+1, tomorrow: the mail queue has the real clock, and drops what is too late. */
const NOON = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 11 * HOUR_MS);
const at = (ms: number) => new Date(NOON.getTime() + ms);

/** Somebody who wants a reminder at noon, at UTC+1. */
async function learner(overrides: object = {}, chosenAt = at(-HOUR_MS)) {
  const zone = { emailVerified: true, timezoneOffset: -60, timeZone: null };
  const { id } = await buildUser(db, { ...zone, ...overrides });
  await saveReminder(db, id, { on: true, at: '12:00' }, { canMail: true }, chosenAt);
  return id;
}

/** Looks for due reminders at some moment, and returns how many letters there are in all. */
async function look(now: Date) {
  await sendDueReminders({ db, mail: waiting, publicUrl, log }, now);
  return db.$count(reminderLetters);
}

const dueAt = async (id = userId) =>
  (await db.select().from(reminders).where(eq(reminders.userId, id)))[0]?.dueAt;

test('a letter comes at its minute, once, and again the next day', async () => {
  expect(await look(at(-MINUTE_MS))).toBe(0);
  expect(await look(NOON)).toBe(1);
  expect(await look(at(MINUTE_MS))).toBe(1);
  expect(await dueAt()).toEqual(at(DAY_MS));
  expect(await look(at(DAY_MS - MINUTE_MS))).toBe(1);
  expect(await look(at(DAY_MS + MINUTE_MS))).toBe(2);
});

test('a time zone of its own decides when a letter comes, also after the first one', async () => {
  await saveReminder(
    db,
    userId,
    { on: true, at: '12:00', timeZone: 'Etc/GMT-2' },
    { canMail: true },
    at(-3 * HOUR_MS),
  );
  expect(await dueAt()).toEqual(at(-HOUR_MS));
  expect(await look(at(-HOUR_MS))).toBe(1);
  expect(await dueAt()).toEqual(at(DAY_MS - HOUR_MS));
});

test('of several looks at once, one writes each letter', async () => {
  await learner();
  await Promise.all(Array.from({ length: 6 }, () => look(NOON)));
  expect(await db.$count(reminderLetters)).toBe(2);
  await mail.settled();
  expect(new Set(mailServer.readers()).size).toBe(2);
  expect(mailServer.readers()).toHaveLength(2);
});

test('the mail server gets one letter, with the headers of one click and what to practice', async () => {
  await look(NOON);
  await mail.settled();
  const [person] = await db.select().from(users);
  expect(mailServer.readers()).toEqual([person!.email]);
  const { raw } = mailServer.delivered[0]!;
  const token =
    /^List-Unsubscribe: <https:\/\/saywell\.example\/unsubscribe\?token=([\w-]{43})>\r$/m;
  expect(raw).toMatch(token);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(raw).toContain('Subject: Today: ');
  expect(raw).toContain('https://saywell.example/today');
});

test('changing the time makes no second letter on that day', async () => {
  await look(NOON);
  await saveReminder(db, userId, { on: true, at: '15:00' }, { canMail: true }, at(HOUR_MS));
  expect(await look(at(3 * HOUR_MS))).toBe(1);
  expect(await look(at(DAY_MS + 3 * HOUR_MS))).toBe(2);
});

test.each([
  ['a phrase', (id: number, when: Date) => buildSession(db, { userId: id, createdAt: when })],
  ['a drill', (id: number, when: Date) => buildDrill(db, { userId: id, createdAt: when })],
  [
    'a phrase without saving it',
    (id: number, when: Date) => buildAnalysis(db, { userId: id, createdAt: when }),
  ],
  ['an ear round', (id: number, when: Date) => buildEarRound(db, { userId: id, createdAt: when })],
])('who practiced %s that day is left alone', async (_what, practice) => {
  // Their midnight is 23:00 of the UTC day before.
  await practice(userId, at(-12 * HOUR_MS + MINUTE_MS));
  expect(await look(NOON)).toBe(0);
  expect(await dueAt()).toEqual(at(DAY_MS));
});

test('what was practiced before midnight does not count for today', async () => {
  await buildSession(db, { userId, createdAt: at(-12 * HOUR_MS - MINUTE_MS) });
  expect(await look(NOON)).toBe(1);
});

test.each([
  [2 * HOUR_MS, 1],
  [2 * HOUR_MS + MINUTE_MS, 0],
  [10 * DAY_MS + 3 * HOUR_MS, 0],
])('a look that is %i ms late sends %i', async (late, letters) => {
  expect(await look(at(late))).toBe(letters);
  expect((await dueAt())!.getTime()).toBeGreaterThan(at(late).getTime());
});

test('a letter that the mail server takes too late is not sent', async () => {
  await look(NOON);
  await db.update(outgoingMail).set({ expiresAt: new Date(Date.now() - 1) });
  await mail.settled();
  expect(mailServer.delivered).toEqual([]);
  expect(await db.$count(outgoingMail)).toBe(0);
});

test.each([
  ['an address that is not confirmed', { emailVerified: false }],
  ['an account that is closed', { isApproved: false }],
])('%s gets none', async (_what, change) => {
  await db.update(users).set(change).where(eq(users.id, userId));
  expect(await look(NOON)).toBe(0);
});

test('after fourteen days without a visit comes the last letter, which says so', async () => {
  for (let day = 0; day <= 20; day++) {
    await look(at(day * DAY_MS));
    // Nobody gets so many letters within an hour.
    await db.delete(throttleCounters);
  }
  // Chosen on the first day: thirteen days away, the fourteenth, and none more.
  expect(await db.$count(reminderLetters)).toBe(15);
  const subjects = (await db.select().from(outgoingMail)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.startsWith('The last reminder'))).toHaveLength(1);
  const [row] = await db.select().from(reminders);
  expect([row?.dueAt, row?.stoppedAt]).toEqual([null, at(14 * DAY_MS)]);
});

test.each([
  ['practicing', async () => void (await buildSession(db, { userId, createdAt: at(10 * DAY_MS) }))],
  [
    'being signed in',
    async () => {
      const lastSeenAt = at(9 * DAY_MS);
      const session = { userId, tokenHash: 'x', expiresAt: at(40 * DAY_MS), lastSeenAt };
      await db.insert(authSessions).values(session);
    },
  ],
])('%s is a visit', async (_what, visit) => {
  await visit();
  await look(at(23 * DAY_MS));
  expect(await dueAt()).toEqual(at(24 * DAY_MS));
  await look(at(24 * DAY_MS));
  expect(await dueAt()).toBeNull();
});

test('one that cannot be written does not hold up the others, and is tried again', async () => {
  await learner();
  let isBroken = true;
  const broken: typeof mail.enqueue = (tx, id, message) => {
    if (isBroken && id === userId) throw new Error('no luck');
    return mail.enqueue(tx, id, message);
  };
  const parts = { db, mail: { ...waiting, enqueue: broken }, publicUrl, log };
  await sendDueReminders(parts, NOON);
  expect(await db.$count(reminderLetters)).toBe(1);
  isBroken = false;
  await sendDueReminders(parts, at(MINUTE_MS));
  expect(await db.$count(reminderLetters)).toBe(2);
});

test('a clock that was set back makes nobody wait until then', async () => {
  await look(at(30 * DAY_MS));
  expect(await look(at(-HOUR_MS))).toBe(0);
  expect(await look(NOON)).toBe(1);
});

test('a reset of practice leaves the reminder, and a deleted account takes it along', async () => {
  await resetPractice(db, userId);
  expect(await dueAt()).toEqual(NOON);
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.$count(reminders)).toBe(0);
});
