import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { throttleCounters } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken } from '../../tokens.ts';

/** At most this many within this time, which starts with the first and is not extended. */
export type Limit = { max: number; withinMs: number };

export type Count = { count: number; until: Date };

/** How much the clocks of several processes may differ. */
const CLOCKS_DIFFER_MS = 60_000;

/** Counts one more, across all processes of the site, and returns the count. */
export async function countUp(db: Database, what: string, withinMs: number): Promise<Count> {
  const { row, set } = windowFrom(what, 1, withinMs);
  const [counted] = await db
    .insert(throttleCounters)
    .values(row)
    .onConflictDoUpdate({ target: throttleCounters.key, set })
    .returning();
  return { count: counted!.count, until: counted!.expiresAt };
}

/**
 * Takes an amount of a budget for a period, across all processes. False if too little is left; then
 * nothing is taken or written.
 */
export async function spend(
  db: Database,
  what: string,
  amount: number,
  { max, withinMs }: Limit,
): Promise<boolean> {
  if (amount > max) return false;
  const { row, set, over } = windowFrom(what, amount, withinMs);
  const taken = await db
    .insert(throttleCounters)
    .values(row)
    .onConflictDoUpdate({
      target: throttleCounters.key,
      set,
      setWhere: sql`${over} or ${throttleCounters.count} + ${amount} <= ${max}`,
    })
    .returning({ key: throttleCounters.key });
  return taken.length > 0;
}

/** A new counter, and how an existing one is updated. */
function windowFrom(what: string, amount: number, withinMs: number) {
  const now = new Date();
  const until = new Date(now.getTime() + withinMs);
  // No counter started now ends this late: one that does is from before the clock was set back.
  const tooLate = new Date(until.getTime() + CLOCKS_DIFFER_MS);
  const over = sql`(${throttleCounters.expiresAt} <= ${now.toISOString()}::timestamptz
    or ${throttleCounters.expiresAt} > ${tooLate.toISOString()}::timestamptz)`;
  return {
    row: { key: hashToken(what), count: amount, expiresAt: until },
    set: {
      count: sql`case when ${over} then ${amount}::int else ${throttleCounters.count} + ${amount}::int end`,
      expiresAt: sql`case when ${over} then ${until.toISOString()}::timestamptz
        else ${throttleCounters.expiresAt} end`,
    },
    over,
  };
}

/** Takes back one that turned out not to count. */
export async function countDown(db: Database, what: string): Promise<void> {
  await db
    .update(throttleCounters)
    .set({ count: sql`greatest(${throttleCounters.count} - 1, 0)` })
    .where(eq(throttleCounters.key, hashToken(what)));
}

export async function forgetCount(db: Database, what: string): Promise<void> {
  await db.delete(throttleCounters).where(eq(throttleCounters.key, hashToken(what)));
}

/** Counts one more and throws if that is too many. */
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
