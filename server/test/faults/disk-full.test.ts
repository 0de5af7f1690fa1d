import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { RESERVE_BYTES } from '../../src/db/embedded-client.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openTransport } from '../../src/features/mail/transport.ts';
import { StartupError } from '../../src/startup-error.ts';
import { testSpeech } from '../support/speech.ts';
import { siteInProcess, type SiteInProcess } from './site-in-process.ts';
import { smallDisk } from './small-disk.ts';

const RESERVE_MB = RESERVE_BYTES / 1024 / 1024;
const NOTICED_AFTER_MS = 300;

const disk = smallDisk(200);
if (typeof disk === 'string') console.warn(disk);
const { folder, leave, makeRoom, remove } = typeof disk === 'string' ? ({} as never) : disk;

let database: OpenDatabase;
let site: SiteInProcess;
beforeAll(async () => {
  if (typeof disk === 'string') return undefined;
  database = await openDatabase({ dataDir: folder });
  site = await siteInProcess({ database, dataDir: folder, speech: testSpeech() });
  await site.signUp('mei');
  await site.save();
  return async () => {
    await site.app.close();
    await database.close();
    remove();
  };
});

const saved = async () => (await site.sessions()).json<unknown[]>();

const full = {
  status: 503,
  retryAfter: '60',
  body: {
    code: 'unavailable',
    message: 'Saywell can’t save anything right now. Please try again in a few minutes.',
  },
};

describe.skipIf(typeof disk === 'string')('on a disk that fills up', () => {
  test('on a nearly full disk, reads work and writes are refused', async () => {
    const before = await saved();
    leave(RESERVE_MB - 4);
    await wait(NOTICED_AFTER_MS);
    expect(await site.save()).toMatchObject(full);
    expect(await site.call('PATCH', '/api/user', { name: 'Mei' })).toMatchObject(full);
    expect(await saved()).toEqual(before);
    expect((await site.get('/api/health')).body).toMatchObject({ database: 'ok' });
    makeRoom();
    await wait(NOTICED_AFTER_MS);
    expect((await site.save()).status).toBe(200);
    expect(await saved()).toHaveLength(before.length + 1);
  });

  test('speech works although it cannot be cached', async () => {
    leave(0);
    const said = await site.app.inject({
      method: 'POST',
      url: '/api/text-to-speech',
      payload: { text: 'There is no room for this sentence.' },
    });
    makeRoom();
    expect([said.statusCode, said.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(said.rawPayload.length).toBeGreaterThan(1000);
    expect(filesIn('tts')).toEqual([]);
  });

  test('a message that does not fit leaves no partial file, and is written later', async () => {
    const write = openTransport({
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      dataDir: folder,
      log: { info: () => {} },
    });
    const message = { recipient: 'mei@example.com', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };
    leave(0);
    await expect(write(message)).rejects.toThrow('ENOSPC');
    makeRoom();
    expect(filesIn('outbox')).toEqual([]);
    await write(message);
    expect(filesIn('outbox')).toHaveLength(1);
  });

  test('a database that a full disk has ended is reopened when there is space', async () => {
    const before = await saved();
    // Bypasses the reserve, as another program may fill the disk between two checks.
    leave(3);
    expect(await endedBy(writeAhead)).toMatch(/No space left/);
    const begun = performance.now();
    const answers = await Promise.all([
      site.save(),
      site.get('/api/user'),
      site.get('/api/user'),
      site.get('/api/health'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(answers[3].body).toMatchObject({ database: 'down' });
    expect(performance.now() - begun).toBeLessThan(5000);
    makeRoom();
    const health = async () => (await site.get('/api/health')).status;
    await expect.poll(health, { timeout: 30_000, interval: 500 }).toBe(200);
    expect(await saved()).toEqual(before);
    expect((await site.save()).status).toBe(200);
  });

  test('a start on a full disk says so in one line', async () => {
    const other = join(folder, 'other');
    leave(RESERVE_MB - 4);
    const failure: unknown = await openDatabase({ dataDir: other }).catch(
      (error: unknown) => error,
    );
    makeRoom();
    expect(failure).toBeInstanceOf(StartupError);
    expect(String(failure)).toMatch(/DATA_DIR: less than 32 MB are free[^\n]+$/);
  });
});

const filesIn = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const writeAhead = () =>
  database.db.execute(
    sql`select pg_logical_emit_message(true, 'fill', repeat(md5(random()::text), 30000))`,
  );

async function endedBy(work: () => Promise<unknown>) {
  for (let n = 0; n < 200; n++) {
    try {
      await work();
    } catch (error) {
      return String((error as Error).cause ?? error);
    }
  }
  return 'nothing ended it';
}
