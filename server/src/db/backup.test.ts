import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../test/support/factories.ts';
import { backUp, restore } from './backup.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './open.ts';
import { users } from './schema.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saywell-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function namesIn(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.select({ username: users.username }).from(users);
  await close();
  return rows.map(({ username }) => username);
}

test('a backup can be restored elsewhere, or over later data', async () => {
  const dataDir = join(folder, 'data');
  const file = join(folder, 'backups/first.tar.gz');
  const database = await openDatabase({ dataDir });
  await buildUser(database.db, { username: 'before' });
  await expect(backUp(dataDir, file)).rejects.toThrow(/^DATA_DIR: another Saywell process/);
  await database.close();

  await backUp(dataDir, file);
  await expect(backUp(dataDir, file)).rejects.toThrow(/exists already/);
  await expect(backUp(dataDir, join(file, 'below/x.tar.gz'))).rejects.toThrow(/cannot be written/);

  const elsewhere = join(folder, 'elsewhere');
  expect(await restore(elsewhere, file, { replace: false })).toEqual({ movedTo: undefined });
  const again = await openDatabase({ dataDir: elsewhere });
  await buildUser(again.db, { username: 'since' });
  await again.close();

  await expect(restore(elsewhere, file, { replace: false })).rejects.toThrow(/already holds/);
  const { movedTo } = await restore(elsewhere, file, { replace: true });
  expect(await namesIn(elsewhere)).toEqual(['before']);
  expect(await readdir(movedTo!)).toContain('PG_VERSION');
}, 180_000);

test.each([
  ['is not compressed', Buffer.from('hello')],
  ['holds no archive', gzipSync(Buffer.alloc(4000, 'x'))],
])('a file that %s is refused and leaves nothing', async (_case, bytes) => {
  const dataDir = join(folder, 'refused');
  const file = join(folder, 'other.tar.gz');
  await writeFile(file, bytes);
  await expect(restore(dataDir, file, { replace: false })).rejects.toThrow(
    /^.+ is not a backup of Saywell: .+$/,
  );
  expect(await readdir(dataDir)).toEqual(['lock']);
});

test('backup and restore fail while another process holds the folder', async () => {
  const dataDir = join(folder, 'held');
  const lock = lockDataDir(dataDir);
  await writeFile(join(folder, 'any.tar.gz'), '');
  await expect(restore(dataDir, join(folder, 'any.tar.gz'), { replace: true })).rejects.toThrow(
    /another Saywell process/,
  );
  lock.release();
});
