import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../src/main.ts');

type LaunchOptions = {
  settings?: Record<string, string>;
  nodeArgs?: string[];
  /** Kept afterwards. By default, a new folder that is removed at the end. */
  dataDir?: string;
  /** The folder of the built web app. */
  webFolder?: string;
  /** Called with every line the server logs. */
  onLine?: (line: string) => void;
};

export type LaunchedServer = {
  address: string;
  /** From launch until ready. */
  readyAfterMs: number;
  process: ChildProcess;
  stop: () => Promise<void>;
};

/** The product as in production, in its own process, with one speech thread. */
export async function launchServer({
  settings,
  nodeArgs = [],
  dataDir,
  webFolder,
  onLine,
}: LaunchOptions = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'saywell-bench-')));
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, MAIN, ...(webFolder ? [webFolder] : [])], {
    // Ignore the caller's environment: a benchmark must not touch a production database or mail
    // server.
    env: {
      PATH: process.env['PATH'],
      TMPDIR: tmpdir(),
      DATA_DIR: folder,
      PORT: '0',
      ANALYSIS_WORKERS: '1',
      CAPTCHA: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const [, found] = /Saywell is ready at (\S+)/.exec(line) ?? [];
    if (found) resolve(found);
    onLine?.(line);
  });
  void ended.then(() => reject(new Error('The server did not start')));
  try {
    const launched: LaunchedServer = {
      address: await answering(await address),
      readyAfterMs: performance.now() - begun,
      process: child,
      stop,
    };
    return launched;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Wait until /api/health is OK, not just until it listens. */
async function answering(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${address}/api/health`);
    await answer.text();
    if (answer.ok) return address;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
