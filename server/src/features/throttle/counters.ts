import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
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
  const { row, set } = windowFrom(what, 1, withinMs);
  const [counted] = await db
    .insert(throttleCounters)
    .values(row)
    .onConflictDoUpdate({ target: throttleCounters.key, set })
    .returning();
  return { count: counted!.count, until: counted!.expiresAt };
}

/**
 * Takes an amount of what there is for a time, across all processes, or says that it is more than
 * is left. Then nothing is taken and nothing written.
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

/** A counter begun now, and what becomes of one that is there. */
function windowFrom(what: string, amount: number, withinMs: number) {
  const now = new Date();
  const until = new Date(now.getTime() + withinMs);
  // One that would last longer than any can began before the clock was put back.
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
