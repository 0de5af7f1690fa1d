import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { health } from '@saywell/contract';
import { environmentWithoutSettings, productNode, root } from '../../scripts/setup/workspace.mjs';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;
const STOP_WITHIN_MS = 10_000;
const ERROR_LEVEL = 50;

export type RunningServer = {
  url: string;
  /** What the server logged as an error so far, one line each. */
  errors: () => string[];
  stop: () => Promise<void>;
};

/** Starts the real server on a free port, with a data folder of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saywell-journey-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(productNode, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...environmentWithoutSettings(),
      CAPTCHA: 'off',
      ...settings,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, url);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start.\n${output}`, { cause: error });
  }
  return { url, errors: () => errorLines(output), stop };
}

async function waitUntilReady(server: ChildProcess, url: string) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}`);
    const answer = await fetch(url + health.path).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`It was not ready within ${READY_WITHIN_MS / 1000} s`);
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(late);
  if (server.exitCode !== 0) throw new Error('The server did not stop cleanly on SIGTERM');
}

function errorLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    const level = /"level":(\d+)/.exec(line)?.[1];
    return level !== undefined && Number(level) >= ERROR_LEVEL;
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
