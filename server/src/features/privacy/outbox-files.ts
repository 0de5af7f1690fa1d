import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/open.ts';
import { expiryOf } from './retention.ts';

/**
 * Removes the message files of a site without a mail server that are as old as mail not sent may
 * get, and says how many. Each process has a folder of its own, so each clears its own.
 */
export async function clearOutbox(
  db: Database,
  folder: string,
  signal?: AbortSignal,
): Promise<number> {
  const before = await expiryOf(db, 'undelivered_mail');
  if (!before) return 0;
  let removed = 0;
  for (const name of await namesIn(folder)) {
    signal?.throwIfAborted();
    const path = join(folder, name);
    if (!name.endsWith('.eml') || (await stat(path)).mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
