import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentWithoutSettings, productNode, root } from './workspace.mjs';

const READY_WITHIN_MS = 180_000;
const POLL_MS = 50;

/**
 * A running program of the product; `ended` resolves to its exit code, null if a signal ended it.
 * @typedef {object} Launched
 * @property {() => string} stdout
 * @property {() => string} stderr
 * @property {() => boolean} running
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {Promise<number | null>} ended
 */

/** The server itself, without the other steps of `npm start`. */
export const SERVER = 'server/src/main.ts';
/** What `npm start` runs. */
export const START = 'scripts/start.mjs';

/**
 * Starts a script of the product with only these settings, not the caller's environment.
 * @param {typeof SERVER | typeof START} script
 * @param {Record<string, string>} settings
 * @returns {Launched}
 */
export function launch(script, settings) {
  const child = spawn(productNode, [script], {
    cwd: root,
    env: { ...environmentWithoutSettings(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => (stdout += chunk.toString()));
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (stderr += chunk.toString()));
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    running: () => child.exitCode === null && child.signalCode === null,
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}

export async function waitUntilReady(/** @type {Launched} */ server, /** @type {string} */ url) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (!server.running()) break;
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`The server did not become ready.\n${server.stderr()}${server.stdout()}`);
}
