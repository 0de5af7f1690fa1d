import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartupError } from '../startup-error.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { drizzleOptions, migrationsFolder, type OpenDatabase } from './database.ts';
import {
  freeBytes,
  openRecovering,
  RESERVE_BYTES,
  type EmbeddedClient,
} from './embedded-client.ts';
import { reasonOf } from './errors.ts';
import { PrivateCluster } from './private-cluster.ts';

const CREATE_CLUSTER = join(import.meta.dirname, 'create-cluster.ts');
const UNFINISHED = 'db.unfinished-';

export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir);
  try {
    await removeUnfinished(dataDir);
    requireRoom(dataDir);
    const folder = databaseFolder(dataDir);
    if (!existsSync(folder)) await createCluster(dataDir, folder);
    const client = await openOrExplain(folder, openRecovering);
    return await serve(client, async () => {
      await client.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The embedded database's folder inside the data folder. It exists only when it is complete. */
export function databaseFolder(dataDir: string) {
  return join(dataDir, 'db');
}

/** A folder to create a database in: renamed when complete, removed if it never is. */
export function unfinishedFolder(dataDir: string) {
  return join(dataDir, `${UNFINISHED}${process.pid}-${Date.now()}`);
}

/** Wraps the embedded client as the server's database, with its tables migrated. */
export async function serve(
  client: EmbeddedClient,
  close: () => Promise<void>,
): Promise<OpenDatabase> {
  const db = drizzle(client as PGlite, drizzleOptions);
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    ping: async () => {
      await client.query('select 1');
    },
    close,
  };
}

/** For a caller that holds the lock of the data folder. */
export function openCluster(folder: string) {
  return openOrExplain(folder, (dataDir) => PGlite.create({ fs: new PrivateCluster(dataDir) }));
}

async function openOrExplain<Client>(folder: string, open: (folder: string) => Promise<Client>) {
  try {
    return await open(folder);
  } catch (error) {
    throw new StartupError(
      `DATA_DIR: the database in ${folder} cannot be opened: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

function requireRoom(dataDir: string) {
  if (freeBytes(dataDir) >= RESERVE_BYTES) return;
  throw new StartupError(
    `DATA_DIR: less than ${RESERVE_BYTES / 1024 / 1024} MB are free on the disk of ${dataDir}; free some disk space first`,
  );
}

/**
 * Creates the database next to its final folder and moves it there when done. So a start that is
 * killed leaves no partial database, and its orphaned child can't touch the one that the next start
 * creates.
 */
async function createCluster(dataDir: string, folder: string) {
  const unfinished = unfinishedFolder(dataDir);
  try {
    await promisify(execFile)(process.execPath, [CREATE_CLUSTER, unfinished]);
    await rename(unfinished, folder);
  } catch (error) {
    throw new StartupError(
      `DATA_DIR: no database could be made in ${dataDir}: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
}

async function removeUnfinished(dataDir: string) {
  const names = await readdir(dataDir);
  const leftovers = names.filter((name) => name.startsWith(UNFINISHED));
  // An orphan may still be writing into its folder; what can't be removed now is removed next time.
  await Promise.allSettled(
    leftovers.map((name) => rm(join(dataDir, name), { recursive: true, force: true })),
  );
}
