import { rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createDataDir } from './data-dir.ts';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { launch, SERVER, waitUntilReady, type Launched } from '../../scripts/setup/launch.mjs';

const STOP_WITHIN_MS = 10_000;
const ERROR_LEVEL = 50;

export type RunningServer = {
  url: string;
  /** Its data folder, including the mail it would have sent. */
  dataDir: string;
  /** The errors in the server's log so far, one line each. */
  errors: () => string[];
  stop: () => Promise<void>;
};

/** Starts the real server on a free port, with its own database. */
async function startServer(
  settings: Record<string, string> = {},
  host = '127.0.0.1',
): Promise<RunningServer> {
  const dataDir = await createDataDir();
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const server = launch(SERVER, {
    CAPTCHA: 'off',
    ...settings,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
  });
  try {
    await waitUntilReady(server, url);
  } catch (error) {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    dataDir,
    errors: () => errorLines(server.stdout()),
    stop: async () => {
      await stopCleanly(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lends a server while a worker’s journeys use it. At the end its log has no errors. */
export async function lendServer(
  use: (server: RunningServer) => Promise<void>,
  settings?: Record<string, string>,
  host?: string,
) {
  const server = await startServer(settings, host);
  await use(server);
  const errors = server.errors();
  await server.stop();
  expect(errors, 'errors in the log of the server').toEqual([]);
}

async function stopCleanly(server: Launched) {
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
  const code = await server.ended;
  clearTimeout(late);
  if (code !== 0) throw new Error(`Asked to stop, the server ended with ${code}, not 0`);
}

function errorLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    const level = /"level":(\d+)/.exec(line)?.[1];
    return level !== undefined && Number(level) >= ERROR_LEVEL;
  });
}
