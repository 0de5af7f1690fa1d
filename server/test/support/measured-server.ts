import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInspector } from './inspector.ts';

const ERROR_LEVEL = 50;
const MAIN = join(import.meta.dirname, '../../src/main.ts');

export type MeasuredServer = Awaited<ReturnType<typeof startMeasuredServer>>;

/**
 * The real server in its own process on its own database, and its memory use, measured without
 * changing the server, via the inspector.
 */
export async function startMeasuredServer(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'saywell-proof-'));
  const server = spawn(process.execPath, ['--inspect=127.0.0.1:0', MAIN], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      // The origin that the tests' passkeys are made for, whatever the port.
      PUBLIC_URL: 'http://localhost:3000',
      CAPTCHA: 'off',
      ANALYSIS_WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  let running = true;
  void ended.then(() => (running = false));
  const said = await firstOf(server, ended);
  const inspector = await openInspector(said.inspector);

  /** In bytes: the heaps of all threads after a garbage collection, and the whole process. */
  async function memory() {
    const heaps = await inspector.heapsAfterCollection();
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    const resident = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    const sum = (part: 'objects' | 'buffers') => heaps.reduce((all, heap) => all + heap[part], 0);
    return { objects: sum('objects'), buffers: sum('buffers'), resident };
  }

  async function stop() {
    inspector.close();
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }

  return {
    url: said.address,
    memory,
    stop,
    isRunning: () => running,
    /** Log lines that report a bug of ours. */
    errors: () => said.lines().filter((line) => levelOf(line) >= ERROR_LEVEL),
    warnings: () => said.lines().filter((line) => levelOf(line) === 40),
  };
}

function levelOf(line: string): number {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
}

/** Waits until the process has printed its address and its inspector's. */
async function firstOf(
  { stdout, stderr }: { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream },
  ended: Promise<void>,
) {
  let [out, problems] = ['', ''];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const found = () => ({
    address: /Saywell is ready at (\S+)/.exec(out)?.[1],
    inspector: /Debugger listening on (ws:\S+)/.exec(problems)?.[1],
  });
  const look = () => {
    const { address, inspector } = found();
    if (address && inspector) resolve();
  };
  stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    look();
  });
  stderr.on('data', (chunk: Buffer) => {
    problems += chunk.toString();
    look();
  });
  void ended.then(() => reject(new Error(`The server did not start: ${problems}${out}`)));
  await promise;
  const { address, inspector } = found();
  return { address: address!, inspector: inspector!, lines: () => out.split('\n') };
}
