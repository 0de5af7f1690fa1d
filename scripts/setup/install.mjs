import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { runWatched } from './watched.mjs';
import { hasProductNode, machineEnvironment, npm, root } from './workspace.mjs';

const PROGRESS_EVERY_MS = 10_000;
const SILENCE_MS = 4 * 60_000;
const ATTEMPTS = 4;

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry */

/** Installs the dependencies unless exactly those of package-lock.json are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // A working install is updated in place; `npm ci` would delete it first, and with it the files
  // that a running server needs.
  const args = hasProductNode() ? ['install'] : ['ci'];
  console.log('Installing dependencies. The first time this takes a minute or two.');
  await install([...args, '--include=dev', '--no-audit', '--no-fund']);
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

/**
 * Now and then npm waits forever for an answer that was lost. An install that says nothing for
 * minutes is stopped and begun again; what it has fetched is in npm's cache.
 * @returns {Promise<void>}
 */
async function install(/** @type {string[]} */ npmArgs) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { code, stuck } = await npmRun(npmArgs);
    if (code === 0) return;
    if (!stuck) {
      throw new Problem(
        `Could not install the dependencies: npm ended with code ${code}; what it says is above. ` +
          'Check the network connection, then run this again.',
      );
    }
    console.log(`npm has said nothing for ${SILENCE_MS / 60_000} minutes and was stopped.`);
  }
  throw new Problem(
    'Could not install the dependencies: npm stopped answering again and again. ' +
      'Check the network connection, then run this again.',
  );
}

async function npmRun(/** @type {string[]} */ npmArgs) {
  const started = Date.now();
  let fetched = 0;
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  still installing (${seconds} s, ${fetched} files fetched)`);
  }, PROGRESS_EVERY_MS);
  try {
    return await runWatched(npm([...npmArgs, '--loglevel=http']), {
      cwd: root,
      env: machineEnvironment(),
      silenceMs: SILENCE_MS,
      onLine: (line) => {
        if (line.startsWith('npm http ')) fetched++;
        else if (!/^npm (warn|notice|info|verbose) ?/.test(line)) console.log(line);
      },
    });
  } catch (error) {
    throw new Problem(
      `Could not run npm (${error instanceof Error ? error.message : String(error)}). It comes with Node.`,
    );
  } finally {
    clearInterval(progress);
  }
}
