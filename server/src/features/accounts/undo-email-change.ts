import { and, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { authSessions, emailChanges, passkeys, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { lockAccount, sayingWhatIsTaken } from './accounts.ts';
import { issueToken, withdrawTokens } from './mailed-tokens.ts';
import { hashPassword } from './passwords.ts';

const INVALID = new AppError(
  'invalid_input',
  'This link is not valid any more: it was used before, or it is more than 7 days old.',
);

type Undone = { resetToken: string; hadPasskeys: boolean };

/**
 * The owner of the old address takes the account back: the address is theirs again, whoever is in
 * the account is out, and the answer's token chooses a new password. Changes after this one, and
 * their links, go with it: they may all be a thief's.
 */
export async function undoEmailChange(db: Database, token: string): Promise<Undone> {
  if (!(await findChange(db, token))) throw INVALID;
  // Slow, so outside the transaction.
  const nobodysPassword = await hashPassword(createToken());
  return sayingWhatIsTaken(() =>
    db.transaction(async (tx) => {
      const found = await findChange(tx, token);
      if (!found) throw INVALID;
      const { userId, oldEmail } = found;
      await lockAccount(tx, userId);
      const undone = await tx
        .delete(emailChanges)
        .where(and(eq(emailChanges.userId, userId), gte(emailChanges.id, found.id)))
        .returning({ id: emailChanges.id });
      // Somebody else was here with the link, or with that of an earlier change.
      if (!undone.some(({ id }) => id === found.id)) throw INVALID;
      await tx
        .update(users)
        .set({ email: oldEmail, emailVerified: true })
        .where(eq(users.id, userId));
      const hadPasskeys = await shutOut(tx, userId, nobodysPassword);
      const resetToken = await issueToken(tx, 'reset', { id: userId, email: oldEmail });
      return { resetToken, hadPasskeys };
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

/**
 * Everything that lets somebody in: the password too, which others than its owner know, and every
 * passkey, since nothing tells a thief's from the owner's.
 */
async function shutOut(tx: Database, userId: number, passwordHash: string): Promise<boolean> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const removed = await tx
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await withdrawTokens(tx, 'reset', userId);
  await withdrawTokens(tx, 'verification', userId);
  return removed.length > 0;
}
