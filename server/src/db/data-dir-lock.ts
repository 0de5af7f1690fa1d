import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

const SQLITE_BUSY = 5;
/** Enough for two processes that start at the same instant to settle which was first. */
const SETTLE_MS = 1000;

/**
 * Makes this process the only one that uses a data folder, until `release` or its death. The
 * embedded database does not refuse a second process; it gets corrupted. Node has no file locks,
 * but SQLite does: an open exclusive transaction holds one on its (empty) file, and the operating
 * system releases it however the process dies, on Linux, macOS and Windows alike.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const file = openLockFile(dataDir);
  try {
    // The journal would be a second file that every killed process leaves behind.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) {
      throw new StartupError(
        `DATA_DIR: another Saywell process is using ${dataDir}; stop it first, or choose another folder`,
        { cause: error },
      );
    }
    throw unwritable(dataDir, error);
  }
  return { release: () => file.close() };
}

function openLockFile(dataDir: string) {
  try {
    makeFolder(dataDir);
    return new DatabaseSync(join(dataDir, 'lock'), { timeout: SETTLE_MS });
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** Not Node's recursive mkdir, which never returns if the system refuses, as under /proc. */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, 0o700);
}

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function unwritable(dataDir: string, cause: unknown) {
  return new StartupError(`DATA_DIR: ${dataDir} is not a folder this process can write to`, {
    cause,
  });
}
