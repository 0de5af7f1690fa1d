import type { LocalTime } from '@saywell/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema.ts';
import { planAgain } from '../../reminders/schedule.ts';
import { zoneOf } from './local-time.ts';

/** Stores somebody's time zone, used for requests that don't give one. */
export async function rememberZone(db: Database, userId: number, local: LocalTime): Promise<void> {
  const { timezoneOffset = null, timeZone = null } = local;
  const differs = or(
    sql`${users.timezoneOffset} is distinct from ${timezoneOffset}`,
    sql`${users.timeZone} is distinct from ${timeZone}`,
  );
  const changed = await db
    .update(users)
    .set({ timezoneOffset, timeZone })
    .where(and(eq(users.id, userId), differs))
    .returning({ id: users.id });
  if (changed.length > 0) await planAgain(db, userId, zoneOf(local));
}

/** The time zone of the call, else the stored one. */
export async function localTimeOf(
  db: Database,
  userId: number,
  local: LocalTime,
): Promise<LocalTime> {
  if (local.timezoneOffset !== undefined || local.timeZone !== undefined) return local;
  const [row] = await db
    .select({ timezoneOffset: users.timezoneOffset, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return {
    timezoneOffset: row?.timezoneOffset ?? undefined,
    timeZone: row?.timeZone ?? undefined,
  };
}
