import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPrivate } from './private-files.ts';
import { testFolder } from '../test/support/speech.ts';

let folder: string;
type Say = (details: object, message: string) => void;
const log = { info: vi.fn<Say>(), warn: vi.fn<Say>() };
beforeEach(async () => {
  folder = await testFolder();
  vi.clearAllMocks();
});

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

/** Modes as a permissive umask leaves them. */
function makeLoose(path: string, isFolder = false) {
  if (isFolder) mkdirSync(path);
  else writeFileSync(path, '');
  chmodSync(path, isFolder ? 0o777 : 0o666);
  return path;
}

test('access for others is removed at any depth, and logged once', () => {
  chmodSync(folder, 0o755);
  const db = makeLoose(join(folder, 'db'), true);
  const wal = makeLoose(join(db, 'pg_wal'), true);
  const file = makeLoose(join(wal, '000000010000000000000001'));
  keepPrivate(folder, log);
  expect([folder, db, wal, file].map(modeOf)).toEqual(['700', '700', '700', '600']);
  const words = `4 files and folders in ${folder} were open to other users of this machine and are private now`;
  expect(log.info.mock.calls).toEqual([[{ closed: 4, open: 0 }, words]]);

  keepPrivate(folder, log);
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(log.warn).not.toHaveBeenCalled();
});

test('the target of a link is not changed', async () => {
  const elsewhere = await testFolder();
  const file = makeLoose(join(elsewhere, 'passwd'));
  symlinkSync(elsewhere, join(folder, 'away'));
  symlinkSync(file, join(folder, 'file'));
  keepPrivate(folder, log);
  expect(modeOf(file)).toBe('666');
  expect(log.info).not.toHaveBeenCalled();
});

test('a data folder that is a link is fixed at its target', async () => {
  const real = makeLoose(join(folder, 'real'), true);
  symlinkSync(real, join(folder, 'link'));
  keepPrivate(join(folder, 'link'), log);
  expect(modeOf(real)).toBe('700');
});

test('in a shared folder only the site’s own files are changed', () => {
  const shared = makeLoose(join(folder, 'tmp'), true);
  chmodSync(shared, 0o1777);
  const others = makeLoose(join(shared, 'of-another-program'));
  const own = ['db', 'outbox', 'tts', 'db.replaced-2026'].map((name) =>
    makeLoose(join(shared, name), true),
  );
  const file = makeLoose(join(shared, 'db/PG_VERSION'));
  keepPrivate(shared, log);
  expect([shared, others].map(modeOf)).toEqual(['1777', '666']);
  expect([...own, file].map(modeOf)).toEqual(['700', '700', '700', '700', '600']);
});

test('a path that is missing or not a folder is ignored', () => {
  const file = makeLoose(join(folder, 'file'));
  keepPrivate(join(folder, 'missing'), log);
  keepPrivate(file, log);
  expect(readdirSync(folder)).toEqual(['file']);
  expect(modeOf(file)).toBe('666');
});
