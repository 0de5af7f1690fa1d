import {
  REMINDER_AT,
  type readReminder as call,
  type saveReminder as saveCall,
} from '@saywell/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { outgoingMail, reminders, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { zoneOf } from '../progress/days/local-time.ts';
import { localTimeOf } from '../progress/days/remember-zone.ts';
import { firstDue } from './schedule.ts';

type Reminder = z.input<typeof call.response>;
type Choice = z.output<typeof saveCall.body>;
/** Whether the site can send mail at all. */
type Site = { canMail: boolean };

const WHY_NOT = {
  'no-mail': 'This site can’t send email, so it can’t remind you.',
  unverified: 'Please confirm your email address first.',
};

export async function readReminder(db: Database, userId: number, site: Site): Promise<Reminder> {
  const [row] = await db
    .select({
      minute: reminders.minute,
      dueAt: reminders.dueAt,
      stoppedAt: reminders.stoppedAt,
      timeZone: reminders.timeZone,
      deviceZone: users.timeZone,
      deviceOffset: users.timezoneOffset,
      verified: users.emailVerified,
    })
    .from(users)
    .leftJoin(reminders, eq(reminders.userId, users.id))
    .where(eq(users.id, userId));
  const { minute = null, dueAt = null, stoppedAt = null } = row ?? {};
  return {
    on: dueAt !== null,
    at: minute === null ? REMINDER_AT : timeOf(minute),
    timeZone: row?.timeZone ?? null,
    deviceZone: row?.deviceZone ?? offsetName(row?.deviceOffset ?? null),
    stoppedAt,
    obstacle: obstacleOf(row?.verified === true, site),
  };
}

function obstacleOf(verified: boolean, { canMail }: Site): Reminder['obstacle'] {
  if (!canMail) return 'no-mail';
  return verified ? null : 'unverified';
}

export async function saveReminder(
  db: Database,
  userId: number,
  { on, at, timeZone }: Choice,
  site: Site,
  now = new Date(),
): Promise<Reminder> {
  if (on) await requireNoObstacle(db, userId, site);
  const minute = minuteOf(at);
  const zoneName =
    timeZone === undefined ? (await readReminder(db, userId, site)).timeZone : timeZone;
  const local = await localTimeOf(db, userId, zoneName ? { timeZone: zoneName } : {});
  const chosen = {
    minute,
    timeZone: zoneName,
    dueAt: on ? firstDue(minute, zoneOf(local), now) : null,
    chosenAt: now,
    stoppedAt: null,
  };
  await db
    .insert(reminders)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: reminders.userId, set: chosen });
  if (!on) await withdrawLetters(db, userId);
  return readReminder(db, userId, site);
}

async function requireNoObstacle(db: Database, userId: number, site: Site) {
  const { obstacle } = await readReminder(db, userId, site);
  if (obstacle) throw new AppError('conflict', WHY_NOT[obstacle]);
}

/** A letter that waits for the mail server must not arrive after reminders were stopped. */
export async function withdrawLetters(db: Database, userId: number) {
  await db
    .delete(outgoingMail)
    .where(and(eq(outgoingMail.userId, userId), isNotNull(outgoingMail.unsubscribe)));
}

/** Minutes to UTC, such as -330, as "UTC+05:30". */
function offsetName(offset: number | null): string | null {
  if (offset === null) return null;
  return `UTC${offset > 0 ? '−' : '+'}${timeOf(Math.abs(offset))}`;
}

/** 1080 as "18:00". */
function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
