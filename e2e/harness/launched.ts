import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { health } from '@saywell/contract';
import { environmentWithoutSettings, productNode, root } from '../../scripts/setup/workspace.mjs';

const READY_WITHIN_MS = 180_000;
const POLL_MS = 50;

export type Launched = {
  stdout: () => string;
  stderr: () => string;
  running: () => boolean;
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves to the exit code; null when a signal ended it. */
  ended: Promise<number | null>;
};

/** The server itself, without what `npm start` does before. */
export const SERVER = 'server/src/main.ts';
/** What `npm start` runs. */
export const START = 'scripts/start.mjs';

/** Starts a script of the product with these settings and none of the caller's. */
export function launch(script: typeof SERVER | typeof START, settings: Record<string, string>) {
  const child = spawn(productNode, [script], {
    cwd: root,
    env: { ...environmentWithoutSettings(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const launched: Launched = {
    stdout: () => stdout,
    stderr: () => stderr,
    running: () => child.exitCode === null && child.signalCode === null,
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
  return launched;
}

export async function waitUntilReady(server: Launched, url: string) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (!server.running()) break;
    const answer = await fetch(url + health.path).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`The server did not get ready.\n${server.stderr()}${server.stdout()}`);
}
