import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TRIES = 20;

/** Where this process builds what will be at `folder`: nobody meets a half of it there. */
export const buildFolder = (/** @type {string} */ folder) => `${folder}.building-${process.pid}`;

/**
 * Puts what was built in the place of what is there, in one step for whoever looks. Somebody else
 * may be doing the same: one of the two stays, whole.
 */
export function putInPlace(/** @type {string} */ built, /** @type {string} */ folder) {
  for (let tries = 1; ; tries++) {
    const aside = `${folder}.replaced-${process.pid}-${tries}`;
    try {
      if (existsSync(folder)) renameSync(folder, aside);
      renameSync(built, folder);
      break;
    } catch (error) {
      if (existsSync(aside) && !existsSync(folder)) renameSync(aside, folder);
      if (tries === TRIES || !existsSync(built)) throw error;
    }
  }
  clearReplaced(folder);
}

function clearReplaced(/** @type {string} */ folder) {
  const begin = `${basename(folder)}.replaced-${process.pid}-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(begin))
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** Clears away what processes left that ended before they were done. */
export function clearBrokenOff(/** @type {string} */ folder) {
  const pattern = /\.(?:building|replaced)-(\d+)/;
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = (name.startsWith(`${basename(folder)}.`) && pattern.exec(name)) || [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
