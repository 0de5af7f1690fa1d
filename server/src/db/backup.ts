import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { StartupError } from '../startup-error.ts';
import { lockDataDir, makeFolder } from './data-dir-lock.ts';
import { databaseFolder, openCluster, unfinishedFolder } from './embedded.ts';
import { reasonOf } from './errors.ts';
import { PrivateCluster } from './private-cluster.ts';

/** Copies the whole embedded database into one .tar.gz. No other process may be using it. */
export async function backUp(dataDir: string, file: string) {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) throw new StartupError(`DATA_DIR: there is no database in ${dataDir}`);
  if (existsSync(file)) throw new StartupError(`${file} exists already; name another file`);
  const lock = lockDataDir(dataDir);
  try {
    const client = await openCluster(folder);
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    await writeWhole(file, Buffer.from(await dump.arrayBuffer()));
  } finally {
    lock.release();
  }
}

/** Renamed to its own name only when complete: a partial backup must not look like one. */
async function writeWhole(file: string, bytes: Uint8Array) {
  const unfinished = `${file}.unfinished`;
  try {
    makeFolder(dirname(file));
    // What an aborted backup left there may be readable by others.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, bytes, { flush: true, flag: 'wx', mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw new StartupError(`${file} cannot be written: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Restores the embedded database from a backup. An existing one is an error, or with `replace` is
 * moved aside; the result then says where.
 */
export async function restore(
  dataDir: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<{ movedTo: string | undefined }> {
  const backup = await readFile(file).catch((error: unknown) => {
    throw new StartupError(`${file} cannot be read`, { cause: error });
  });
  const lock = lockDataDir(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    if (existsSync(folder) && !replace) {
      throw new StartupError(
        `DATA_DIR: ${dataDir} already holds a database; give --force to move it aside`,
      );
    }
    const unfinished = unfinishedFolder(dataDir);
    await unpack(backup, file, unfinished);
    const movedTo = existsSync(folder) ? await moveAside(folder) : undefined;
    await rename(unfinished, folder);
    return { movedTo };
  } finally {
    lock.release();
  }
}

async function unpack(backup: Uint8Array, file: string, folder: string) {
  try {
    const archive = await promisify(gunzip)(backup);
    // On anything but a tar file, the embedded database ends the process instead of throwing.
    if (!isTar(archive)) throw new Error('it is not a tar archive');
    const client = await PGlite.create({
      fs: new PrivateCluster(folder),
      loadDataDir: new Blob([archive]),
    });
    await client.query('select count(*) from users');
    await client.close();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new StartupError(`${file} is not a backup of Saywell: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** The magic number of a tar file, in the header of its first entry. */
function isTar(archive: Buffer) {
  return archive.toString('latin1', 257, 262) === 'ustar';
}

async function moveAside(folder: string) {
  const aside = `${folder}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(folder, aside);
  return aside;
}
