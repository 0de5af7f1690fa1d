// `npm start`: installs what is missing, builds the web app if its sources changed, and starts the
// server.
import './setup/require-node.mjs';
import { spawn } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from './setup/problem.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';
import { productNode, root } from './setup/workspace.mjs';

const PARENT_CHECK_MS = 250;
const SIGNAL_BASE = 128;
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

await runCommand(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return serve();
});

/**
 * Runs the server until it exits. A request to stop is forwarded, so that it can finish its work;
 * its exit code becomes ours.
 * @returns {Promise<number>}
 */
function serve() {
  const server = spawn(productNode, ['server/src/main.ts'], { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.kill(signal));
  }
  stopWithNpm(() => server.kill('SIGTERM'));
  // Ctrl-C already reaches every process of the terminal; a second signal would cut the stop short.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) server.kill('SIGINT');
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('close', (code, signal) => {
      resolve(code ?? SIGNAL_BASE + (SIGNAL_NUMBERS[/** @type {'SIGKILL'} */ (signal)] ?? 0));
    });
  });
}

/**
 * npm runs us through a shell, and a shell that is asked to stop exits without forwarding the
 * signal. Then this process gets a new parent, and that is how it notices.
 */
function stopWithNpm(/** @type {() => void} */ stop) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK_MS);
  watch.unref();
}
