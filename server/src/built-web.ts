import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

const LOOK_EVERY_MS = 250;
/** Longer than a build takes on a slow machine. */
const WAIT_MS = 120_000;

type Log = { info(message: string): void };

/**
 * The folder, if it has a built web app; otherwise the API is served alone. Waits for a build in
 * progress.
 */
export async function builtWeb(
  folder: string,
  log: Log,
  { waitMs = WAIT_MS } = {},
): Promise<string | undefined> {
  const until = performance.now() + waitMs;
  let told = false;
  for (;;) {
    if (isComplete(folder)) return folder;
    if (!isBeingBuilt(folder, waitMs)) break;
    if (performance.now() > until) throw unfinished(folder);
    if (!told) log.info('waiting for the web app, which is being built');
    told = true;
    await sleep(LOOK_EVERY_MS);
  }
  if (hasPart(folder, 'index.html')) throw unfinished(folder);
  return undefined;
}

const hasPart = (folder: string, name: string) => existsSync(join(folder, name));

/** A build writes the second file last. */
const isComplete = (folder: string) =>
  hasPart(folder, 'index.html') && hasPart(folder, 'parts/home.html');

/** Built next to the folder, as `npm start` and `npm run build` do, or directly in it. */
function isBeingBuilt(folder: string, waitMs: number) {
  return isBuiltBeside(folder) || isBuiltInside(folder, waitMs);
}

function isBuiltBeside(folder: string) {
  const begin = `${basename(folder)}.building-`;
  return namesBeside(folder).some((name) => {
    const pid = name.startsWith(begin) ? Number(name.slice(begin.length)) : NaN;
    return Number.isInteger(pid) && isRunning(pid);
  });
}

function namesBeside(folder: string): string[] {
  try {
    return readdirSync(dirname(resolve(folder)));
  } catch {
    return [];
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A build that was aborted long ago is not worth waiting for. */
function isBuiltInside(folder: string, waitMs: number) {
  const index = statSync(join(folder, 'index.html'), { throwIfNoEntry: false });
  return index !== undefined && Date.now() - index.mtimeMs < waitMs;
}

/** A build replaces the folder: a file that existed a moment ago may be gone when it is read. */
export function withBuildInMind(error: unknown, folder: string): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isMissing || !('path' in error)) return error;
  return resolve(String(error.path)).startsWith(resolve(folder) + sep) ? unfinished(folder) : error;
}

function unfinished(folder: string) {
  return new StartupError(
    `The web app in ${resolve(folder)} is not complete: wait for the build that is running, or run “npm run build”, then start again`,
  );
}
