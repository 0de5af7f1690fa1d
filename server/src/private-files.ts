import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** What everybody but the owner may do, and more than anybody may with files that are only data. */
const TOO_OPEN = 0o7077;
const STICKY = 0o1000;

type Mended = {
  /** How many files and folders others could use until now. */
  closed: number;
  /** How many still can be: they are somebody else's. */
  open: number;
};

type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

/** From here on this process, and those it starts, make files that only their own user can use. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Keeps what is in a folder from the other users of the machine, and says what it had to change:
 * an older version or a copy may have left it open.
 */
export function keepPrivate(folder: string, log: Log): void {
  const mended = closeToOthers(folder);
  const { closed, open } = mended;
  if (closed > 0) {
    const what = `${closed} files and folders in ${folder} were open to other users of this machine`;
    log.info(mended, `${what} and are private now`);
  }
  if (open > 0) {
    const what = `${open} files and folders in ${folder} are open to other users of this machine`;
    log.warn(mended, `${what} and belong to one of them, who alone can close them`);
  }
}

/** The folder first: after that nobody else can put anything in the way of the rest. */
function closeToOthers(folder: string): Mended {
  const mended = { closed: 0, open: 0 };
  const root = rootOf(folder);
  if (root === undefined) return mended;
  requireOwnFolder(root.path, root.stats);
  close(root.path, root.stats, mended);
  return mended;
}

function rootOf(folder: string) {
  // Modes mean nothing there.
  if (process.platform === 'win32') return undefined;
  try {
    const path = realpathSync(folder);
    const stats = lstatSync(path);
    return stats.isDirectory() ? { path, stats } : undefined;
  } catch {
    // What is not there, or not a folder, is told by whoever wants to use it.
    return undefined;
  }
}

/** Closing /tmp would stop the whole machine. */
function requireOwnFolder(path: string, { mode }: Stats) {
  if ((mode & STICKY) === 0 && dirname(path) !== path) return;
  throw new StartupError(
    `DATA_DIR: ${path} is there for every program; name a folder for Saywell alone`,
  );
}

function close(path: string, stats: Stats, mended: Mended) {
  // A link may lead out of the folder, to what is not ours to change.
  if (!stats.isDirectory() && !stats.isFile()) return;
  if (stats.mode & TOO_OPEN) {
    try {
      chmodSync(path, stats.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
      mended.closed += 1;
    } catch {
      mended.open += 1;
    }
  }
  if (stats.isDirectory()) closeInside(path, mended);
}

function closeInside(folder: string, mended: Mended) {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats) close(path, stats, mended);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
