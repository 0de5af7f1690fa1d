import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/** All rights of group and others. */
const TOO_OPEN = 0o077;
const OWNERS = 0o700;
const STICKY = 0o1000;
/** What the site creates in DATA_DIR. */
const OURS = /^(lock|outbox|tts|voices|db|db\..+)$/;

type Mended = {
  /** How many files and folders were accessible to others and no longer are. */
  closed: number;
  /** How many still are, because they belong to somebody else. */
  open: number;
};

type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

/** From here on, this process and its children create files that only their own user can access. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Removes access for other users of the machine and logs what it changed: an older version or a
 * copy may have left files open.
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

function closeToOthers(folder: string): Mended {
  const mended = { closed: 0, open: 0 };
  const root = rootOf(folder);
  // The folder first: after that nobody else can swap a file inside.
  if (root && !isForAll(root.path, root.stats)) close(root.path, root.stats, mended);
  else if (root) closeInside(root.path, mended, OURS);
  return mended;
}

function rootOf(folder: string) {
  // File modes have no meaning there.
  if (process.platform === 'win32') return undefined;
  try {
    const path = realpathSync(folder);
    const stats = lstatSync(path);
    return stats.isDirectory() ? { path, stats } : undefined;
  } catch {
    // A missing folder is reported by the code that needs it.
    return undefined;
  }
}

/** A shared folder such as /tmp: closing it, or others' files in it, would break the machine. */
const isForAll = (path: string, { mode }: Stats) => (mode & STICKY) !== 0 || dirname(path) === path;

function close(path: string, stats: Stats, mended: Mended) {
  // A link may lead out of the folder, to files that are not ours.
  if (!stats.isDirectory() && !stats.isFile()) return;
  if (stats.mode & TOO_OPEN) {
    try {
      chmodSync(path, stats.mode & OWNERS);
      mended.closed += 1;
    } catch {
      mended.open += 1;
    }
  }
  if (stats.isDirectory()) closeInside(path, mended);
}

function closeInside(folder: string, mended: Mended, which = /^/) {
  for (const name of namesIn(folder).filter((one) => which.test(one))) {
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
