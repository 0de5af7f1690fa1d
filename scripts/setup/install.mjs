import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { hasProductNode, machineEnvironment, npm, root } from './workspace.mjs';

const PROGRESS_EVERY_MS = 10_000;

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry */

/** Installs the dependencies unless exactly those of package-lock.json are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // A working install is updated in place; `npm ci` would delete it first, and with it the files
  // that a running server needs.
  const args = hasProductNode() ? ['install'] : ['ci'];
  console.log('Installing dependencies. The first time this takes a minute or two.');
  await install([...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!isInstalled()) {
    throw new Problem(
      'npm ended without an error, but dependencies are missing. Delete node_modules and try again.',
    );
  }
}

/** npm writes its own list of installed packages last, so an aborted install is detected too. */
function isInstalled() {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!hasProductNode() || !existsSync(list)) return false;
  const installed = entriesOf(list);
  const wanted = Object.entries(entriesOf(join(root, 'package-lock.json')));
  return wanted.every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.link === entry.link;
  });
}

/** @returns {Record<string, Entry>} */
function entriesOf(/** @type {string} */ lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Problem(`${lockFile} is not valid JSON. Restore it from the repository.`);
  }
}

/** @returns {Promise<void>} */
function install(/** @type {string[]} */ npmArgs) {
  const { command, args, shell } = npm(npmArgs);
  const started = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`);
  }, PROGRESS_EVERY_MS);
  return new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: machineEnvironment(),
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) =>
      reject(new Problem(`Could not run npm (${error.message}). It comes with Node.`)),
    );
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(
        new Problem(
          `Could not install the dependencies: npm ended with code ${code}; what it says is above. ` +
            'Check the network connection, then run this again.',
        ),
      );
    });
  }).finally(() => clearInterval(progress));
}
