import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { throttleCounters } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken } from '../../tokens.ts';

/** So many in so long. The time begins with the first and is not drawn out by further ones. */
export type Limit = { max: number; withinMs: number };

export type Count = { count: number; until: Date };

/** What the clocks of several processes may differ by. */
const CLOCKS_DIFFER_MS = 60_000;

/** Counts one more of something, across all processes of the site, and says how many that makes. */
export async function countUp(db: Database, what: string, withinMs: number): Promise<Count> {
  const now = new Date();
  const until = new Date(now.getTime() + withinMs);
  // One that would last longer than any can began before the clock was put back.
  const tooLate = new Date(until.getTime() + CLOCKS_DIFFER_MS);
  const over = sql`(${throttleCounters.expiresAt} <= ${now.toISOString()}::timestamptz
    or ${throttleCounters.expiresAt} > ${tooLate.toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(throttleCounters)
    .values({ key: hashToken(what), count: 1, expiresAt: until })
    .onConflictDoUpdate({
      target: throttleCounters.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttleCounters.count} + 1 end`,
        expiresAt: sql`case when ${over} then ${until.toISOString()}::timestamptz
          else ${throttleCounters.expiresAt} end`,
      },
    })
    .returning();
  return { count: row!.count, until: row!.expiresAt };
}

/** Takes one back that turned out not to count. */
export async function countDown(db: Database, what: string): Promise<void> {
  await db
    .update(throttleCounters)
    .set({ count: sql`greatest(${throttleCounters.count} - 1, 0)` })
    .where(eq(throttleCounters.key, hashToken(what)));
}

export async function forgetCount(db: Database, what: string): Promise<void> {
  await db.delete(throttleCounters).where(eq(throttleCounters.key, hashToken(what)));
}

/** Counts one more and refuses it if that is too many. */
export async function admit(db: Database, what: string, { max, withinMs }: Limit): Promise<void> {
  const { count, until } = await countUp(db, what, withinMs);
  if (count > max) throw tooMany('Too many requests.', until);
}

export function tooMany(what: string, until: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('too_many_requests', `${what} Please try again in ${wait}.`, {
    retryAfter: seconds,
  });
}
