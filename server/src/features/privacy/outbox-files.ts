import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { ownerOfMessage } from '../mail/transport.ts';
import { expiryOf } from './retention.ts';

/**
 * Deletes the message files of a site without a mail server that are as old as unsent mail may get,
 * and those of deleted accounts, and returns how many. Each process has its own folder and clears
 * only that.
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

/**
 * Returns a function that tells whether a message's owner still exists, as far as its name says
 * who.
 */
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

/** Another run may have removed it already. */
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
