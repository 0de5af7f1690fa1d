import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { startChild } from '../../test/support/child.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './open.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saywell-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const holder = () => startChild('lock-holder.ts', dataDir);

test('a second process fails with one line, before it touches the database', async () => {
  const first = holder();
  await first.said('held');
  const refused = openDatabase({ dataDir });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/^DATA_DIR: another Saywell process is using .+$/);
  await first.kill();
  expect(await readdir(dataDir)).toEqual(['lock']);
});

test('of several processes that start at the same instant, one gets the folder', async () => {
  for (let round = 0; round < 3; round++) {
    const children = [holder(), holder(), holder()];
    await Promise.all(
      children.map((child) => Promise.race([child.said('held'), child.ended]).catch(() => {})),
    );
    const answers = children.map((child) => child.lines()[0]);
    await Promise.all(children.map((child) => child.kill()));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer?.startsWith('StartupError: DATA_DIR'))).toHaveLength(
      2,
    );
  }
});

test('a killed process leaves the folder free at once', async () => {
  const first = holder();
  await first.said('held');
  await first.kill();
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('another Saywell process');
  lock.release();
  lockDataDir(dataDir).release();
});

test('a missing folder is created, with its parents', async () => {
  const deep = join(dataDir, 'one/two');
  lockDataDir(deep).release();
  expect(await readdir(deep)).toEqual(['lock']);
});

test.each([
  ['a file stands where the folder should be', 'file'],
  ['the folder would lie inside a file', 'file/data'],
])('when %s, that is one clear line', async (_case, place) => {
  await writeFile(join(dataDir, 'file'), '');
  const opened = openDatabase({ dataDir: join(dataDir, place) });
  await expect(opened).rejects.toThrow(/^DATA_DIR: .+ is not a folder this process can write to$/);
});
