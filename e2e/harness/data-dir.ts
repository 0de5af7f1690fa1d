import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { launch, SERVER, waitUntilReady } from '../../scripts/setup/launch.mjs';

const FILLED = 'SAYWELL_FILLED_DATA_DIR';

/**
 * Playwright runs this once, first: the very first start of a site takes seconds, so one server
 * creates and fills a database, and all other servers of the run start with a copy.
 */
export default async function fillDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'saywell-filled-'));
  const port = await freePort();
  const server = launch(SERVER, { PORT: String(port), DATA_DIR: dataDir });
  await waitUntilReady(server, `http://127.0.0.1:${port}`);
  server.kill('SIGTERM');
  await server.ended;
  process.env[FILLED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** A new data folder, as a site has it from its second start on. */
export async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saywell-journey-'));
  const filled = process.env[FILLED];
  if (!filled) throw new Error('The global set-up has not run');
  await cp(filled, dataDir, { recursive: true });
  return dataDir;
}
