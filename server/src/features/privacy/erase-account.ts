import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dataDeletionRequests, outgoingMail, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { eraseParts } from './personal-tables.ts';

const LAST_ADMIN =
  'You are the only administrator. Make someone else an administrator first; otherwise nobody could run this site.';

/**
 * Deletes an account and everything that belongs to it. First, one short transaction closes the
 * account and records the deletion as due; if the process dies later, nobody can use what is left,
 * and the job's next run finishes. The user's row goes last, and the record with it.
 */
export async function eraseAccount(
  db: Database,
  userId: number,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await closeAccount(db, userId))) return;
  // Possibly many rows are deleted in batches; the rest goes with the user's row.
  await eraseParts(db, userId, ['practice_data', 'activity_data', 'feedback'], signal);
  await db.transaction(async (tx) => {
    const [user] = await tx.delete(users).where(eq(users.id, userId)).returning();
    if (!user) return;
    await tx
      .delete(outgoingMail)
      .where(eq(sql`lower(${outgoingMail.recipient})`, user.email.toLowerCase()));
  });
}

/** False if there was no account to close. */
function closeAccount(db: Database, userId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await requireAnotherAdmin(tx, userId);
    const [user] = await tx
      .update(users)
      .set({ isAdmin: false, isApproved: false })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (!user) return false;
    const dueAt = new Date();
    await tx
      .insert(dataDeletionRequests)
      .values({ userId, requestType: 'account_deletion', dueAt })
      .onConflictDoUpdate({
        target: [dataDeletionRequests.userId, dataDeletionRequests.requestType],
        targetWhere: sql`${dataDeletionRequests.status} = 'pending'`,
        set: { dueAt },
      });
    return true;
  });
}

/** Inside a transaction it holds until the end: of two last administrators only one can leave. */
export async function requireAnotherAdmin(db: Database, userId: number): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(users.isAdmin, users.isApproved))
    .orderBy(users.id)
    .for('update');
  if (admins.length === 1 && admins[0]!.id === userId) throw new AppError('conflict', LAST_ADMIN);
}
