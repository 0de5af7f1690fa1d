import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { spend } from './counters.ts';

const KB = 1024;
const MB = 1024 * KB;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a row takes on the disk beside its own text, with its share of the indexes. */
const ROW_BYTES = 400;
/** Sent in a minute by one visitor, in one process. */
const MINUTE = 192 * KB;
/** Kept of one visitor in a day. A school may share one address. */
const VISITOR_DAY = { max: 2 * MB, withinMs: DAY_MS };
/** Kept in a day of everybody together: what is kept for 90 days is never more than 1.4 GB. */
const SITE_DAY = { max: 16 * MB, withinMs: DAY_MS };
const MOST_VISITORS = 5000;

export type StorageLimit = {
  /** Refuses what came too fast. Asked first: it costs nothing. */
  arrived(rows: readonly object[]): void;
  /** Refuses what there is no room for. */
  kept(rows: readonly object[]): Promise<void>;
};

/**
 * What strangers may have us keep, in bytes as they lie on the disk: for each visitor, and for all
 * of them in all processes, because whoever fills the disk stops the site.
 */
export function createStorageLimit(db: Database, kind: string) {
  const minutes = new Map<string, { bytes: number; until: number }>();

  function hurry(visitor: string, bytes: number) {
    const now = performance.now();
    const known = minutes.get(visitor);
    const minute = known && known.until > now ? known : { bytes: 0, until: now + MINUTE_MS };
    minute.bytes += bytes;
    // The last in order is the last that was seen.
    minutes.delete(visitor);
    minutes.set(visitor, minute);
    if (minutes.size > MOST_VISITORS) minutes.delete(minutes.keys().next().value!);
    if (minute.bytes <= MINUTE) return;
    throw new AppError('too_many_requests', 'That was a lot at once. Please wait a moment.', {
      retryAfter: Math.ceil((minute.until - now) / 1000),
    });
  }

  async function keep(visitor: string, bytes: number) {
    if (bytes === 0) return;
    if (!(await spend(db, `${kind} of ${visitor}`, bytes, VISITOR_DAY))) throw full();
    if (!(await spend(db, `${kind} of all`, bytes, SITE_DAY))) throw full();
  }

  function of(address: string): StorageLimit {
    const visitor = networkOf(address);
    return {
      arrived: (rows) => hurry(visitor, sizeOf(rows)),
      kept: (rows) => keep(visitor, sizeOf(rows)),
    };
  }

  return { of };
}

const full = () =>
  new AppError('too_many_requests', 'There is no room for more of this today.', {
    retryAfter: 3600,
  });

function sizeOf(rows: readonly object[]): number {
  return rows.reduce((sum, row) => sum + ROW_BYTES + Buffer.byteLength(JSON.stringify(row)), 0);
}
