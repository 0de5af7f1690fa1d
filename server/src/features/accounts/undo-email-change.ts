import { and, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { authSessions, emailChanges, passkeys, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { passkeysOf } from '../passkeys/manage.ts';
import { lockAccount, sayingWhatIsTaken } from './accounts.ts';
import type { PasskeyRule } from './manages-blog.ts';
import { issueToken, withdrawTokens } from './mailed-tokens.ts';
import { hashPassword } from './passwords.ts';

const INVALID = new AppError(
  'invalid_input',
  'This link is no longer valid: it was already used, or is more than 7 days old.',
);

type Undone = {
  resetToken: string;
  /** Passkeys that were removed, and those that still open the account. */
  removed: number;
  kept: number;
};

/**
 * The owner of the old address takes the account back: the address is theirs again, everybody else
 * is signed out, and the returned token sets a new password. Later changes, and their links, are
 * undone too: they may all be a thief's.
 */
export async function undoEmailChange(
  db: Database,
  token: string,
  mustHavePasskey: PasskeyRule,
): Promise<Undone> {
  if (!(await findChange(db, token))) throw INVALID;
  // Slow, so outside the transaction.
  const nobodysPassword = await hashPassword(createToken());
  return sayingWhatIsTaken(() =>
    db.transaction(async (tx) => {
      const found = await findChange(tx, token);
      if (!found) throw INVALID;
      const { userId, oldEmail } = found;
      const account = await lockAccount(tx, userId);
      const undone = await tx
        .delete(emailChanges)
        .where(and(eq(emailChanges.userId, userId), gte(emailChanges.id, found.id)))
        .returning({ id: emailChanges.id });
      // This link, or that of an earlier change, was used at the same time.
      if (!undone.some(({ id }) => id === found.id)) throw INVALID;
      await tx
        .update(users)
        .set({ email: oldEmail, emailVerified: true })
        .where(eq(users.id, userId));
      await shutOut(tx, userId, nobodysPassword);
      const since = mustHavePasskey(account) ? found.createdAt : undefined;
      const passkeys = await removePasskeys(tx, userId, since);
      const resetToken = await issueToken(tx, 'reset', { id: userId, email: oldEmail });
      return { resetToken, ...passkeys };
    }),
  );
}

async function findChange(db: Database, token: string) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(
      and(eq(emailChanges.undoTokenHash, hashToken(token)), gt(emailChanges.expiresAt, new Date())),
    );
  return change;
}

/** Ends every access without a passkey: others than the owner know the password. */
async function shutOut(tx: Database, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await withdrawTokens(tx, 'reset', userId);
  await withdrawTokens(tx, 'verification', userId);
}

/**
 * Removes all passkeys, since a thief's can't be told from the owner's. Exception: if rights
 * require a passkey, those added before `since` stay. Without one, a password is enough to add the
 * first, and whoever reads the old mailbox would get the rights. If there were none before, all
 * stay for the same reason, and an operator has to help.
 */
async function removePasskeys(tx: Database, userId: number, since: Date | undefined) {
  const own = await passkeysOf(tx, userId);
  const older = since ? own.filter(({ createdAt }) => createdAt < since) : [];
  const kept = since && older.length === 0 ? own : older;
  const removed = own.filter((one) => !kept.includes(one)).map(({ id }) => id);
  if (removed.length > 0) await tx.delete(passkeys).where(inArray(passkeys.id, removed));
  return { removed: removed.length, kept: kept.length };
}
