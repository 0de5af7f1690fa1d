import { DAY_MS, HOUR_MS, type LocalTime, REMINDER_DAYS_AWAY } from '@saywell/contract';
import { desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  authSessions,
  practiceDays,
  reminderLetters,
  reminders,
  type users,
} from '../../db/schema.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { dayOf, daysBetween, startOfDay, zoneOf } from '../progress/days/local-time.ts';
import { takesSince } from '../progress/days/takes-since.ts';
import { firstStep } from './first-step.ts';
import { reminderLetter } from './letter.ts';
import { nextDue } from './schedule.ts';

/** A reminder that is later than this waits for the next day. */
const LATE_MS = 2 * HOUR_MS;

type Due = typeof reminders.$inferSelect & { person: typeof users.$inferSelect };
export type LetterParts = { mail: Pick<MailQueue, 'enqueue'>; publicUrl: string };

/** Writes somebody’s letter, if there is reason to, and sets when the next one is due. */
export async function remind(tx: Database, parts: LetterParts, due: Due, now: Date): Promise<void> {
  const { userId, minute, dueAt, person } = due;
  const local = {
    timeZone: due.timeZone ?? person.timeZone ?? undefined,
    timezoneOffset: person.timezoneOffset ?? undefined,
  };
  const zone = zoneOf(local);
  const today = dayOf(now, zone);
  const { practicedAt, visitedAt } = await lastVisit(tx, due);
  const isLast = daysBetween(dayOf(visitedAt, zone), today) >= REMINDER_DAYS_AWAY;
  const hasSaved = practicedAt !== undefined && dayOf(practicedAt, zone) >= today;
  const practicedToday =
    hasSaved || (await takesSince(tx, userId, startOfDay(today, zone))).length > 0;
  const isWanted =
    isOnTime(dueAt, now) && person.emailVerified && person.isApproved && !practicedToday;
  const isSent = isWanted && (await writeOnce(tx, parts, { ...due, local, today, isLast }, now));
  await tx
    .update(reminders)
    .set(isSent && isLast ? { dueAt: null, stoppedAt: now } : { dueAt: nextDue(minute, zone, now) })
    .where(eq(reminders.userId, userId));
}

function isOnTime(dueAt: Date | null, now: Date): boolean {
  const late = now.getTime() - (dueAt?.getTime() ?? 0);
  return late >= 0 && late <= LATE_MS;
}

/** Practicing, being signed in and choosing reminders are visits. */
async function lastVisit(tx: Database, { userId, chosenAt }: Due) {
  const [practiced] = await tx
    .select({ at: practiceDays.lastAt })
    .from(practiceDays)
    .where(eq(practiceDays.userId, userId))
    .orderBy(desc(practiceDays.day))
    .limit(1);
  const [seen] = await tx
    .select({ at: max(authSessions.lastSeenAt) })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));
  // A session notes its use once a day, so that the last may have been up to a day later.
  const seenAt = seen?.at ? seen.at.getTime() + DAY_MS : 0;
  const visitedAt = Math.max(seenAt, practiced?.at.getTime() ?? 0, chosenAt.getTime());
  return { practicedAt: practiced?.at, visitedAt };
}

type Today = Due & { local: LocalTime; today: string; isLast: boolean };

/** Writes the letter of a day; false if there is one already, or the reader gets too much mail. */
async function writeOnce(
  tx: Database,
  { mail, publicUrl }: LetterParts,
  { userId, person, minute, dueAt, local, today, isLast }: Today,
  now: Date,
): Promise<boolean> {
  const token = createToken();
  const letters = await tx
    .insert(reminderLetters)
    .values({ userId, day: today, tokenHash: hashToken(token), createdAt: now })
    .onConflictDoNothing({ target: [reminderLetters.userId, reminderLetters.day] })
    .returning({ day: reminderLetters.day });
  if (letters.length === 0) return false;
  const step = await firstStep(tx, userId, local, now);
  const letter = reminderLetter(person, { step, minute, token, publicUrl, isLast });
  const expiresAt = new Date((dueAt ?? now).getTime() + LATE_MS);
  return mail.enqueue(tx, userId, { ...letter, expiresAt });
}
