import { DAY_MS, MINUTE_MS } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { spend } from './counters.ts';

const KB = 1024;
const MB = 1024 * KB;

/** A row's size on disk in addition to its own text, including indexes. */
const ROW_BYTES = 400;
/** Bytes per minute from one visitor, in one process. */
const MINUTE = 192 * KB;
/** Bytes stored for one visitor per day. A school may share one address. */
const VISITOR_DAY = { max: 2 * MB, withinMs: DAY_MS };
/** Bytes stored per day for everybody: kept for 90 days, that is at most 1.4 GB. */
const SITE_DAY = { max: 16 * MB, withinMs: DAY_MS };
const MOST_VISITORS = 5000;

export type StorageLimit = {
  /** Throws if data arrives too fast. Called first, since it costs nothing. */
  arrived(rows: readonly object[]): void;
  /** Throws if there is no budget left. */
  kept(rows: readonly object[]): Promise<void>;
};

/**
 * Limits what visitors can make us store, in bytes on disk: per visitor, and for all of
 * them across processes, because a full disk stops the site.
 */
export function createStorageLimit(db: Database, kind: string) {
  const minutes = new Map<string, { bytes: number; until: number }>();

  function hurry(visitor: string, bytes: number) {
    const now = performance.now();
    const known = minutes.get(visitor);
    const minute = known && known.until > now ? known : { bytes: 0, until: now + MINUTE_MS };
    minute.bytes += bytes;
    // Inserted again, so that the first key is the visitor whose last call is the oldest.
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
  new AppError(
    'too_many_requests',
    'You have reached today’s storage limit. Please come back tomorrow.',
    {
      retryAfter: 3600,
    },
  );

function sizeOf(rows: readonly object[]): number {
  return rows.reduce((sum, row) => sum + ROW_BYTES + Buffer.byteLength(JSON.stringify(row)), 0);
}
