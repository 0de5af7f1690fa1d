import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeBytes } from '../../src/db/embedded-client.ts';

const MB = 1024 * 1024;

/** A disk of this many megabytes; or the reason why this machine cannot mount one. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'saywell-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    rmSync(folder, { recursive: true });
    return `No small disk can be made here: ${String(error).trim().split('\n').at(-1)}`;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    freeMegabytes: () => Math.floor(freeBytes(folder) / MB),
    /** Fills it up to this many free megabytes. */
    leave: (left: number) => {
      rmSync(ballast, { force: true });
      writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes(folder) - left * MB)));
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => {
      // Lazily: a process that was killed may still hold its files.
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
