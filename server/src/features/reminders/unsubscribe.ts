import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reminderLetters, reminders } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken } from '../../tokens.ts';
import { withdrawLetters } from './settings.ts';

const INVALID = new AppError(
  'invalid_input',
  'This link is no longer valid. You can turn reminders off in your profile.',
);

/** Stops the reminders of whoever was sent this link. As often as they like: a second time is no error. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const [letter] = await db
    .select({ userId: reminderLetters.userId })
    .from(reminderLetters)
    .where(eq(reminderLetters.tokenHash, hashToken(token)));
  if (!letter) throw INVALID;
  await db
    .update(reminders)
    .set({ dueAt: null, stoppedAt: null })
    .where(eq(reminders.userId, letter.userId));
  await withdrawLetters(db, letter.userId);
}
