import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import { buildUser } from '../../../test/support/factories.ts';
import type { Database } from '../../db/database.ts';
import { outgoingMail, throttleCounters, users } from '../../db/schema.ts';
import { createMailQueue } from './mail-queue.ts';
import type { Message } from './message.ts';

let db: Database;
let userId: number;
beforeAll(async () => {
  db = (await testDatabase()).db;
  userId = (await buildUser(db)).id;
});
beforeEach(async () => {
  await db.delete(outgoingMail);
  await db.delete(throttleCounters);
});

const message = (subject: string, recipient = 'mei@example.com'): Message => ({
  recipient,
  subject,
  text: 'text',
  html: '<p>html</p>',
});

function mailServer({ failing = 0, failure = new Error('no mei@example.com here') } = {}) {
  const sent: string[] = [];
  const logged: unknown[] = [];
  let left = failing;
  const log = (...entry: unknown[]) => void logged.push(entry);
  const queue = createMailQueue(db, {
    send: async ({ subject }) => {
      if (left-- > 0) throw failure;
      sent.push(subject);
    },
    log: { warn: log, error: log },
  });
  return { queue, sent, logged };
}

/** Ends the pause after a failure, or a sender's lease. */
const timePasses = () => db.update(outgoingMail).set({ nextAttemptAt: new Date() });

test('queued messages are sent in order, once, and not kept', async () => {
  const { queue, sent } = mailServer();
  for (const subject of ['one', 'two', 'three']) {
    await queue.enqueue(db, userId, message(subject));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await queue.settled();
  await queue.settled();
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(await db.select().from(outgoingMail)).toEqual([]);
});

test('a message survives the process that queued it', async () => {
  await mailServer().queue.enqueue(db, userId, message('left behind'));
  const { queue, sent } = mailServer();
  await queue.settled();
  expect(sent).toEqual(['left behind']);
});

test('a failed message waits longer each time and then goes out', async () => {
  const { queue, sent } = mailServer({ failing: 2 });
  await queue.enqueue(db, userId, message('stubborn'));
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    await queue.settled();
    const [row] = await db.select().from(outgoingMail);
    pauses.push(Math.round((row!.nextAttemptAt.getTime() - Date.now()) / 1000));
    await queue.settled();
    expect(sent).toEqual([]);
    await timePasses();
  }
  expect(pauses).toEqual([15, 30]);
  await queue.settled();
  expect(sent).toEqual(['stubborn']);
});

test('the log says that mail failed, without the address', async () => {
  const { queue, logged } = mailServer({ failing: 1 });
  await queue.enqueue(db, userId, message('private'));
  await queue.settled();
  expect(JSON.stringify(logged)).toContain('will be tried again');
  expect(JSON.stringify(logged)).not.toContain('mei@example.com');
});

test('several senders never send the same message', async () => {
  for (let n = 0; n < 20; n++) {
    await mailServer().queue.enqueue(db, userId, message(`number ${n}`, `reader_${n}@example.com`));
  }
  const senders = Array.from({ length: 4 }, () => mailServer());
  await Promise.all(senders.map(({ queue }) => queue.settled()));
  const sent = senders.flatMap((sender) => sender.sent);
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(sent).toHaveLength(20);
});

test('a message whose sender died is sent by another after a while', async () => {
  const dying = createMailQueue(db, {
    send: () => new Promise(() => {}),
    log: { warn: () => {}, error: () => {} },
  });
  await dying.enqueue(db, userId, message('orphan'));
  void dying.settled();
  await expect.poll(async () => (await db.select().from(outgoingMail))[0]?.attempts).toBe(1);
  const { queue, sent } = mailServer();
  await queue.settled();
  expect(sent).toEqual([]);
  await timePasses();
  await queue.settled();
  expect(sent).toEqual(['orphan']);
});

test('an address that the mail server refuses for good is not tried again', async () => {
  const failure = Object.assign(new Error('unknown'), { code: 'EENVELOPE', responseCode: 550 });
  const { queue } = mailServer({ failing: 1, failure });
  await queue.enqueue(db, userId, message('nobody'));
  await queue.settled();
  expect(await db.select().from(outgoingMail)).toEqual([]);
});

test('a message is dropped after a day', async () => {
  const { queue } = mailServer({ failing: 2 });
  await queue.enqueue(db, userId, message('too late'));
  await queue.settled();
  await timePasses();
  await db.update(outgoingMail).set({ createdAt: new Date(Date.now() - 25 * 3600 * 1000) });
  await queue.settled();
  expect(await db.select().from(outgoingMail)).toEqual([]);
});

test("a person's mail is deleted with the account", async () => {
  const leaving = await buildUser(db);
  const { queue, sent } = mailServer();
  await queue.enqueue(db, leaving.id, message('farewell'));
  await db.delete(users).where(eq(users.id, leaving.id));
  await queue.settled();
  expect(sent).toEqual([]);
});

test('work after a response finishes before a stop, and its failure is only logged', async () => {
  const { queue, logged } = mailServer();
  let done = false;
  queue.afterAnswer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done = true;
  });
  queue.afterAnswer(() => Promise.reject(new Error('no luck')));
  expect(done).toBe(false);
  await queue.stop();
  expect(done).toBe(true);
  expect(JSON.stringify(logged)).toContain('no luck');
});

test('a database outage is logged once, and once more when it is over', async () => {
  let failure: Error | undefined;
  const logged: string[] = [];
  const log = (_: object, text: string) => void logged.push(text);
  const unreliable = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'update' && failure) throw failure;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const queue = createMailQueue(unreliable, {
    send: async () => {},
    log: { warn: log, error: log },
  });
  failure = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
  for (let look = 0; look < 3; look++) await queue.settled();
  expect(logged).toEqual(['mail waits until the database can be used']);
  failure = undefined;
  for (let look = 0; look < 3; look++) await queue.settled();
  expect(logged.slice(1)).toEqual(['the database can be used again, and mail goes on']);
  failure = new Error('a mistake of ours');
  for (let look = 0; look < 2; look++) await queue.settled();
  expect(logged.slice(2)).toEqual(Array(2).fill('the mail queue could not be processed'));
});

test('an eleventh letter to one reader within an hour is not sent, and the log names no address', async () => {
  const { queue, sent, logged } = mailServer();
  const put = (recipient: string) => queue.enqueue(db, userId, message('letter', recipient));
  const taken = [];
  for (let n = 0; n < 12; n++) taken.push(await put(n % 2 ? 'mei@example.com' : 'Mei@Example.com'));
  expect(taken).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
  expect(await put('somebody.else@example.com')).toBe(true);
  await queue.settled();
  expect(sent).toHaveLength(11);
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toMatch(/mei@/i);
});

test('a letter that is withdrawn with its cause does not count', async () => {
  const { queue } = mailServer();
  for (let n = 0; n < 12; n++) {
    const failing = db.transaction(async (tx) => {
      await queue.enqueue(tx, userId, message('never'));
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
  }
  expect(await queue.enqueue(db, userId, message('first'))).toBe(true);
});
