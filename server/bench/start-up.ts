/**
 * From the launch of the server until it serves, with a built web app and an existing database.
 * Run: npm run bench:start-up
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from './launch-server.ts';
import { median } from './percentile.ts';
import { printRows } from '../../scripts/bench/rows.mjs';

const STARTS = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'saywell-bench-'));
try {
  const first = await start();
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) times.push(await start());
  const unit = 's';
  printRows([
    {
      what: 'Start-up with an existing database',
      measured: median(times),
      unit,
      digits: 2,
      atMost: 3,
    },
    { what: 'The very first start', measured: first, unit, digits: 2 },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function start(): Promise<number> {
  const server = await launchServer({ dataDir });
  await server.stop();
  return server.readyAfterMs / 1000;
}
