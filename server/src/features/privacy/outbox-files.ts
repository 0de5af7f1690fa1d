import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { ownerOfMessage } from '../mail/transport.ts';
import { expiryOf } from './retention.ts';

/**
 * Removes the message files of a site without a mail server that are as old as mail not sent may
 * get, and those of accounts that are gone, and says how many. Each process has a folder of its
 * own, so each clears its own.
 */
export async function clearOutbox(
  db: Database,
  folder: string,
  signal?: AbortSignal,
): Promise<number> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.eml'));
  if (names.length === 0) return 0;
  const isOwned = await ownersAmong(db, names);
  const before = await expiryOf(db, 'undelivered_mail');
  let removed = 0;
  for (const name of names) {
    signal?.throwIfAborted();
    const path = join(folder, name);
    if (isOwned(name) && !(before && (await isOlder(path, before)))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Tells of a message whether whoever it was for is still here, as far as its name says who. */
async function ownersAmong(db: Database, names: string[]) {
  const owners = names.flatMap((name) => ownerOfMessage(name) ?? []);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(owners)]));
  const there = new Set(rows.map(({ id }) => id));
  return (name: string) => {
    const owner = ownerOfMessage(name);
    return owner === undefined || there.has(owner);
  };
}

/** Another look may have removed it already. */
async function isOlder(path: string, before: Date) {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtime < before;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
