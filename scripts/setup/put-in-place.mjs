import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TRIES = 20;

/** Where this process builds `folder`, so readers never see a partial build. */
export const buildFolder = (/** @type {string} */ folder) => `${folder}.building-${process.pid}`;

/**
 * Replaces the folder with the new build in one step. Another process may do the same at the same
 * time: one of the two builds remains, complete.
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

/** Removes what aborted processes left behind. */
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
    // EPERM: it is running, as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
