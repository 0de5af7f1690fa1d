import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from '../../test/support/child.ts';

/** A few in the suite; set KILLS for more. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const FIRST_START_KILLS = Number(process.env['KILLS'] ?? 3);
const MINUTES = 60_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saywell-kill-'));
});
// An orphan of a killed first start may still be writing into its own folder.
afterEach(() => rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 500 }));

const named = (verb: string, lines: string[]) =>
  lines
    .filter((line) => line.startsWith(`${verb} `))
    .flatMap((line) => line.split(' ').slice(1))
    .filter((key) => key !== '');

test(
  'a database killed at any moment opens again with every acknowledged row',
  async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const writer = startChild('writer.ts', dataDir);
      // Every third kill comes at any time, recovery from the last one included; the others during
      // writes.
      if (kill % 3 !== 2) await writer.said('wrote');
      await wait(Math.random() * 600);
      await writer.kill();
      acknowledged.push(...named('wrote', writer.lines()));
    }
    const reader = startChild('writer.ts', dataDir, '0');
    await reader.ended;
    const found = new Set(named('found', reader.lines()));
    expect(acknowledged.length).toBeGreaterThan(KILLS / 2);
    expect(acknowledged.filter((key) => !found.has(key))).toEqual([]);
  },
  Math.max(5, KILLS / 4) * MINUTES,
);

test(
  'after a first start is killed at any moment, the next start works',
  async () => {
    for (let kill = 0; kill < FIRST_START_KILLS; kill++) {
      const starting = startChild('writer.ts', dataDir);
      await wait(Math.random() * 3000);
      await starting.kill();
    }
    const writer = startChild('writer.ts', dataDir, '1');
    await writer.ended;
    expect(named('wrote', writer.lines())).toHaveLength(1);
    const reader = startChild('writer.ts', dataDir, '0');
    await reader.ended;
    expect(named('found', reader.lines())).toEqual(
      expect.arrayContaining(named('wrote', writer.lines())),
    );
    expect(await readdir(dataDir)).toContain('db');
  },
  Math.max(5, KILLS / 4) * MINUTES,
);
