import { execFile } from 'node:child_process';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentWithoutSettings } from '../../../scripts/setup/workspace.mjs';
import { startProcess } from '../faults/site-process.ts';
import { testFolder } from '../support/speech.ts';

/** Another user of the machine can read whatever the modes allow; here, everything. */
let umaskBefore: number;
beforeAll(() => {
  umaskBefore = process.umask(0);
});
afterAll(() => {
  process.umask(umaskBefore);
});

async function pathsIn(folder: string) {
  const below = await readdir(folder, { recursive: true });
  return [folder, ...below.map((path) => join(folder, path))];
}

/** Paths that anybody but the owner has any right to. */
async function openPaths(folder: string) {
  const open: string[] = [];
  for (const path of await pathsIn(folder)) {
    const { mode } = await lstat(path);
    if (mode & 0o077) open.push(`${path} ${(mode & 0o777).toString(8)}`);
  }
  return open;
}

async function openEverything(folder: string) {
  for (const path of await pathsIn(folder)) {
    await chmod(path, (await lstat(path)).isDirectory() ? 0o777 : 0o666);
  }
}

async function runCommand(name: 'backup' | 'restore', dataDir: string, file: string) {
  const script = join(import.meta.dirname, `../../src/cli/${name}.ts`);
  const env = { ...environmentWithoutSettings(), DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [script, file], { env });
}

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.ok;
};

test('other users of the machine can access no file of the site, and open files are fixed', async () => {
  const folder = await testFolder();
  const dataDir = join(folder, 'data');
  const first = startProcess({ DATA_DIR: dataDir });
  const url = await first.address;
  const mei = { name: 'Mei', username: 'mei', email: 'mei@example.com', password: 'secret of mei' };
  expect(await post(`${url}/api/register`, mei)).toBe(true);
  const speak = () => post(`${url}/api/text-to-speech`, { text: 'Nobody else hears this.' });
  // On a busy machine the voices ask to retry.
  await expect.poll(speak, { timeout: 120_000, interval: 2000 }).toBe(true);
  await expect.poll(() => readdir(join(dataDir, 'outbox')), { timeout: 60_000 }).toHaveLength(1);
  expect(await openPaths(dataDir)).toEqual([]);
  expect((await pathsIn(dataDir)).length).toBeGreaterThan(900);
  await first.end('SIGTERM');
  expect(await openPaths(dataDir)).toEqual([]);

  await openEverything(dataDir);
  const again = startProcess({ DATA_DIR: dataDir });
  await again.address;
  expect(await openPaths(dataDir)).toEqual([]);
  expect(again.output()).toMatch(/\d{3,} files and folders in .+ are private now/);
  await again.end('SIGTERM');

  const file = join(folder, 'backups/saved.tar.gz');
  await runCommand('backup', dataDir, file);
  expect(await openPaths(join(folder, 'backups'))).toEqual([]);
  await runCommand('restore', join(folder, 'restored'), file);
  expect(await openPaths(join(folder, 'restored'))).toEqual([]);
}, 600_000);
