import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { dataRetentionPolicies as policies, users } from '../../db/schema.ts';
import { testDatabase } from '../../../test/support/database.ts';
import { buildUser } from '../../../test/support/factories.ts';
import { openTransport, outboxFolder } from '../mail/transport.ts';
import { keepOutboxShort } from './jobs.ts';
import { clearOutbox } from './outbox-files.ts';
import { seedRetentionPolicies } from './retention-policies.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await db.delete(policies);
  await seedRetentionPolicies(db);
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, days: number) {
  const path = join(folder, name);
  const when = new Date(Date.now() - days * DAY_MS);
  await writeFile(path, 'To: mei@example.com');
  await utimes(path, when, when);
}

test('message files are deleted after the retention of unsent mail, other files are not', async () => {
  await write('old.eml', 7.1);
  await write('young.eml', 6.9);
  await write('old.txt', 400);
  expect(await clearOutbox(db, folder)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['old.txt', 'young.eml']);
});

test('an operator’s number of days counts, and a policy that is off removes nothing', async () => {
  await write('old.eml', 8);
  const policy = eq(policies.dataType, 'undelivered_mail');
  await db.update(policies).set({ retentionDays: 9 }).where(policy);
  expect(await clearOutbox(db, folder)).toBe(0);
  await db.update(policies).set({ retentionDays: 1, isActive: false }).where(policy);
  expect(await clearOutbox(db, folder)).toBe(0);
  await db.update(policies).set({ isActive: true }).where(policy);
  expect(await clearOutbox(db, folder)).toBe(1);
});

test("a person's message files are deleted once the account is", async () => {
  const staying = await buildUser(db);
  const leaving = await buildUser(db);
  const send = openTransport({
    smtpUrl: undefined,
    mailFrom: 'no-reply@saywell.example',
    dataDir: folder,
    log: { info: () => {} },
  });
  const message = { subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' };
  for (const { id, email } of [staying, leaving]) {
    await send({ ...message, recipient: email, userId: id });
  }
  await send({ ...message, recipient: 'anybody@example.com' });
  const outbox = outboxFolder(folder);
  expect(await clearOutbox(db, outbox)).toBe(0);
  await db.update(policies).set({ isActive: false });
  await db.delete(users).where(eq(users.id, leaving.id));
  expect(await clearOutbox(db, outbox)).toBe(1);
  const left = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name))),
  );
  expect(left).toHaveLength(2);
  expect(Buffer.concat(left).includes(leaving.email)).toBe(false);
});

test('a site that never wrote a message has nothing to clear', async () => {
  expect(await clearOutbox(db, join(folder, 'none'))).toBe(0);
});

test('a running site clears its folder, and logs how many files but not whose', async () => {
  await write('old.eml', 8);
  const info = vi.fn<(details: object, message: string) => void>();
  const running = keepOutboxShort(db, folder, { info, error: info }, { firstLookMs: 0 });
  await vi.waitFor(() => expect(info).toHaveBeenCalled());
  await running.stop();
  expect(info.mock.calls).toEqual([[{ removed: 1 }, 'message files removed']]);
  expect(await readdir(folder)).toEqual([]);
});
