import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './setup/free-port.mjs';

const run = promisify(execFile);

const OLDEST_VERSION = 15;
const READY_WITHIN_MS = 60_000;

/**
 * @typedef {object} TemporaryPostgres
 * @property {string} url
 * @property {() => Promise<void>} stop Stops it and removes its data.
 * @property {(signal: NodeJS.Signals) => Promise<void>} end Stops it and keeps its data.
 * @property {() => Promise<void>} startAgain After `end`, at the same address.
 */

/**
 * A PostgreSQL server for tests: its own data, a free port on loopback, nothing left afterwards. If
 * the machine can't run one, the result is the reason as a string. With `careful`, acknowledged
 * writes survive a kill, which makes it slower.
 *
 * @param {{ careful?: boolean }} [options]
 * @returns {Promise<TemporaryPostgres | string>}
 */
export async function startTemporaryPostgres({ careful = false } = {}) {
  try {
    const bin = (await findPrograms()) ?? (await install());
    if (typeof bin !== 'object') return bin;
    return await start(bin.folder, careful ? [] : CARELESS);
  } catch (error) {
    return `PostgreSQL did not start: ${firstLine(error)}`;
  }
}

/** @returns {Promise<{ folder: string } | undefined>} */
async function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => []))
    .filter((name) => Number.parseInt(name, 10) >= OLDEST_VERSION)
    .toSorted((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const folder = join(debian, version, 'bin');
    if (await hasServer(folder)) return { folder };
  }
  const onPath = await run('pg_config', ['--bindir']).catch(() => undefined);
  const folder = onPath?.stdout.trim();
  return folder && (await hasServer(folder)) ? { folder } : undefined;
}

/** @param {string} folder */
async function hasServer(folder) {
  const version = await run(join(folder, 'postgres'), ['--version']).catch(() => undefined);
  return Number.parseInt(version?.stdout.match(/(\d+)/)?.[1] ?? '0', 10) >= OLDEST_VERSION;
}

/** @returns {Promise<{ folder: string } | string>} */
async function install() {
  if (process.getuid?.() !== 0) {
    return 'PostgreSQL is not installed, and installing it needs root';
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env });
  } catch (error) {
    return `PostgreSQL is not installed, and apt could not install it: ${firstLine(error)}`;
  }
  return (await findPrograms()) ?? `apt has no PostgreSQL ${OLDEST_VERSION} or newer`;
}

/** Data that is removed after the tests need not survive a crash. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * @param {string} bin
 * @param {string[]} settings
 * @returns {Promise<TemporaryPostgres>}
 */
async function start(bin, settings) {
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'saywell-postgres-'));
  if (user) {
    await chmod(folder, 0o755);
    await run('chown', [user, folder]);
  }
  const data = join(folder, 'data');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const initdb = ['--pgdata', data, '--username', 'saywell', '--auth', 'trust', '--no-sync'];
    await run(
      ...as(user, join(bin, 'initdb'), [...initdb, '--encoding', 'UTF8', '--locale', 'C']),
      {
        cwd: '/',
      },
    );
    const port = await freePort();
    const serveIt = () => serve(user, join(bin, 'postgres'), data, port, settings);
    let server = serveIt();
    await untilReady(bin, port, server.ended);
    return {
      url: `postgres://saywell@127.0.0.1:${port}/postgres`,
      stop: async () => {
        server.signal('SIGINT');
        await server.ended;
        await remove();
      },
      end: async (signal) => {
        server.signal(signal);
        await server.ended;
      },
      startAgain: async () => {
        const until = Date.now() + READY_WITHIN_MS;
        for (;;) {
          server = serveIt();
          const failure = await untilReady(bin, port, server.ended).catch((error) => error);
          if (!failure) return;
          // Children of a killed server take a moment to notice that it is gone.
          if (!/still in use/.test(String(failure)) || Date.now() > until) throw failure;
        }
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * @param {string | undefined} user
 * @param {string} program
 * @param {string} data
 * @param {number} port
 * @param {string[]} more
 */
function serve(user, program, data, port, more) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...more,
  ];
  const [command, args] = as(user, program, [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = (output + String(chunk)).slice(-4000);
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', () => resolve(output));
  });
  const signal = (/** @type {NodeJS.Signals} */ name) => signalServer(data, child.pid, name);
  const onExit = () => signal('SIGINT');
  process.on('exit', onExit);
  void ended.then(() => process.off('exit', onExit));
  return { ended, signal };
}

/**
 * The child process may be `runuser`, so the signal goes to the process id that the server wrote.
 * SIGINT stops it at once, even with open connections.
 *
 * @param {string} data
 * @param {number | undefined} fallback
 * @param {NodeJS.Signals} signal
 */
function signalServer(data, fallback, signal) {
  let pid = fallback;
  try {
    pid = Number.parseInt(
      execFileSync('head', ['-1', join(data, 'postmaster.pid')]).toString(),
      10,
    );
  } catch {
    // The file is not written yet.
  }
  try {
    if (pid) process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
}

/**
 * @param {string} bin
 * @param {number} port
 * @param {Promise<string>} ended
 */
async function untilReady(bin, port, ended) {
  let output = /** @type {string | undefined} */ (undefined);
  void ended.then((text) => (output = text || 'it exited without output'));
  const deadline = Date.now() + READY_WITHIN_MS;
  const probe = ['--host', '127.0.0.1', '--port', String(port), '--timeout', '1'];
  while (Date.now() < deadline) {
    if (output !== undefined) throw new Error(output.trim().split('\n').at(-1));
    const answer = await run(join(bin, 'pg_isready'), probe).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`it was not ready after ${READY_WITHIN_MS / 1000} s`);
}

/** PostgreSQL refuses to run as root. Undefined if no other user is needed. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    if (await run('id', [name]).catch(() => undefined)) return name;
  }
  throw new Error('it refuses to run as root, and there is no other user');
}

/**
 * @param {string | undefined} user
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function as(user, program, args) {
  if (!user) return [program, args];
  // Debian's folder for it is not always on PATH, not even on root's.
  const runuser = existsSync('/usr/sbin/runuser') ? '/usr/sbin/runuser' : 'runuser';
  return [runuser, ['-u', user, '--', program, ...args]];
}

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).trim().split('\n')[0];
}
