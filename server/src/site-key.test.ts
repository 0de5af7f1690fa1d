import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSiteKey } from './site-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saywell-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the key is made once and outlives the process that made it', async () => {
  const [first, second] = await Promise.all([openSiteKey(dataDir)(), openSiteKey(dataDir)()]);
  expect(first).toHaveLength(32);
  expect(second).toEqual(first);
  expect(await openSiteKey(dataDir)()).toEqual(first);
});

test('only its owner can read it', async () => {
  await openSiteKey(dataDir)();
  expect((await stat(join(dataDir, 'site-key'))).mode & 0o077).toBe(0);
});

test('a damaged key is an error, not a weak key', async () => {
  await writeFile(join(dataDir, 'site-key'), '');
  await expect(openSiteKey(dataDir)()).rejects.toThrow('damaged');
});
