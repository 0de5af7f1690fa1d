import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { launch, SERVER, waitUntilReady } from '../setup/launch.mjs';

/**
 * Runs a benchmark against a server of its own, with one analysis thread. `folder` is the
 * benchmark's to write into; all of it is gone afterwards.
 * @template T
 * @param {(server: { address: string, folder: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withServer(work) {
  const folder = mkdtempSync(join(tmpdir(), 'saywell-bench-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = launch(SERVER, {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ANALYSIS_WORKERS: '1',
    CAPTCHA: 'off',
  });
  try {
    await waitUntilReady(server, address);
    return await work({ address, folder });
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
