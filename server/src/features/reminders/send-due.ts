import { DAY_MS, SECOND_MS } from '@saywell/contract';
import { and, asc, eq, gt, lte, notInArray, or } from 'drizzle-orm';
import { reasonOf } from '../../db/errors.ts';
import type { Database } from '../../db/database.ts';
import { reminders, users } from '../../db/schema.ts';
import { every, type JobLog, type Running } from '../../jobs/every.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { type LetterParts, remind } from './remind.ts';

const LOOK_EVERY_MS = 15 * SECOND_MS;
/** No reminder is this far ahead, unless the clock was set back. */
const AHEAD_MS = 3 * DAY_MS;

type ReminderParts = LetterParts & {
  db: Database;
  mail: Pick<MailQueue, 'sendSoon'>;
  log: JobLog;
};

/** Runs in every process of a site that can send mail. */
export function keepReminding(parts: ReminderParts): Running {
  return every({
    name: 'reminders',
    intervalMs: LOOK_EVERY_MS,
    log: parts.log,
    run: (signal) => sendDueReminders(parts, new Date(), signal),
  });
}

/**
 * Writes every letter that is due, and says when the next one is. Any number of processes may do so
 * at once: each person's row is locked until both are saved. If one fails, the others don't wait for
 * it; it is tried again at the next look.
 */
export async function sendDueReminders(
  parts: ReminderParts,
  now = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  const failed: number[] = [];
  let goOn = true;
  while (goOn) {
    signal?.throwIfAborted();
    let userId: number | undefined;
    try {
      goOn = await parts.db.transaction(async (tx) => {
        const due = await claim(tx, now, failed);
        userId = due?.userId;
        if (due) await remind(tx, parts, due, now);
        return due !== undefined;
      });
    } catch (error) {
      if (userId === undefined) throw error;
      failed.push(userId);
      parts.log.error({ reason: reasonOf(error) }, 'a reminder could not be written');
    }
  }
  parts.mail.sendSoon();
}

/** The account is locked with it: whoever deletes it takes the same two locks in another order. */
async function claim(tx: Database, now: Date, failed: number[]) {
  const isDue = or(
    lte(reminders.dueAt, now),
    gt(reminders.dueAt, new Date(now.getTime() + AHEAD_MS)),
  );
  const [row] = await tx
    .select()
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(and(isDue, failed.length > 0 ? notInArray(reminders.userId, failed) : undefined))
    .orderBy(asc(reminders.dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row && { ...row.reminders, person: row.users };
}
