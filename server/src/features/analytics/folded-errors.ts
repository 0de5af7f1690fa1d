import { createHash } from 'node:crypto';
import type { AnalyticsEvent, Device, UserTier } from '@saywell/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyticsEvents } from '../../db/schema.ts';

type ErrorEvent = Extract<AnalyticsEvent, { name: 'error' }>;
type Whose = { userId: number | undefined; userTier: UserTier; device: Device };
type Folded = Whose & {
  name: 'error';
  properties: ErrorEvent['properties'];
  count: number;
  foldHash: string;
  lastKey: string;
  createdAt: Date;
};

/** The first lines show where it failed. */
const STACK_KEPT = 1000;
/** A limit, so that sums over rows stay within the column's range. */
const COUNT_MAX = 1_000_000;

/**
 * Groups a day's equal errors, ignoring those sent twice. Sorted, so that all requests lock the rows
 * in the same order.
 */
export function foldErrors(events: ErrorEvent[], whose: Whose, now: Date): Folded[] {
  const folds = new Map<string, Folded>();
  for (const { key, name, properties } of new Map(events.map((one) => [one.key, one])).values()) {
    const foldHash = hashOf(properties, whose, now);
    const known = folds.get(foldHash);
    folds.set(foldHash, {
      ...whose,
      name,
      properties: known?.properties ?? withShortStack(properties),
      count: (known?.count ?? 0) + 1,
      foldHash,
      lastKey: key,
      createdAt: now,
    });
  }
  return [...folds.values()].toSorted((a, b) => (a.foldHash < b.foldHash ? -1 : 1));
}

/** Without the stack: one bug can be reached in many ways. */
function hashOf(
  { kind, message, page, version }: ErrorEvent['properties'],
  { userId = null, device }: { userId?: number | null | undefined; device: Device },
  now: Date,
) {
  const day = now.toISOString().slice(0, 10);
  const equal = JSON.stringify([day, userId, device, kind, message, page, version]);
  return createHash('sha256').update(equal).digest('hex');
}

/** The cut may split a surrogate pair. */
function withShortStack({ stack, ...rest }: ErrorEvent['properties']) {
  return { ...rest, stack: stack.slice(0, STACK_KEPT).toWellFormed() };
}

/** Those that need a row of their own. */
export async function newAmong(db: Database, errors: Folded[]): Promise<Folded[]> {
  if (errors.length === 0) return [];
  const hashes = errors.map(({ foldHash }) => foldHash);
  const known = await db
    .select({ foldHash: analyticsEvents.foldHash })
    .from(analyticsEvents)
    .where(inArray(analyticsEvents.foldHash, hashes));
  return errors.filter(({ foldHash }) => !known.some((row) => row.foldHash === foldHash));
}

/** Adds each to the row of equal errors, and returns how many errors there were. */
export async function addErrors(tx: Database, errors: Folded[]): Promise<number> {
  if (errors.length === 0) return 0;
  const counted = await tx
    .insert(analyticsEvents)
    .values(errors)
    .onConflictDoUpdate({
      target: analyticsEvents.foldHash,
      set: {
        count: sql`least(${analyticsEvents.count} + excluded.count, ${COUNT_MAX}::int)`,
        lastKey: sql`excluded.last_key`,
      },
      setWhere: sql`${analyticsEvents.lastKey} is distinct from excluded.last_key`,
    })
    .returning({ foldHash: analyticsEvents.foldHash });
  const added = new Set(counted.map(({ foldHash }) => foldHash));
  return errors.reduce((sum, { foldHash, count }) => sum + (added.has(foldHash) ? count : 0), 0);
}
