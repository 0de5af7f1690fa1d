import { MINUTE_MS } from '@saywell/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reminders } from '../../db/schema.ts';
import { addDays, dayOf, instantOf, type Zone } from '../progress/days/local-time.ts';

/** The next time it is that late, after an instant. */
export function nextDue(minute: number, zone: Zone, after: Date): Date {
  const today = dayOf(after, zone);
  const at = instantOf(today, minute, zone);
  return at > after ? at : instantOf(addDays(today, 1), minute, zone);
}

/** The same for somebody who chooses it now: the minute that has just begun still counts. */
export function firstDue(minute: number, zone: Zone, now: Date): Date {
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return nextDue(minute, zone, new Date(thisMinute - 1));
}

/**
 * For somebody whose device is in another time zone; does nothing while reminders are off or have a
 * zone of their own.
 */
export async function planAgain(db: Database, userId: number, zone: Zone, now = new Date()) {
  const isTheirs = and(
    eq(reminders.userId, userId),
    isNotNull(reminders.dueAt),
    isNull(reminders.timeZone),
  );
  const [row] = await db.select({ minute: reminders.minute }).from(reminders).where(isTheirs);
  if (!row) return;
  const dueAt = nextDue(row.minute, zone, now);
  await db.update(reminders).set({ dueAt }).where(isTheirs);
}
