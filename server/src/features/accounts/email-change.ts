import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailChanges, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { type Account, EMAIL_TAKEN, lockAccount } from './accounts.ts';
import { isHeldForAnother } from './held-addresses.ts';
import { admitLetter } from './letter-limits.ts';
import { addressChangeLetter } from './mailed-letters.ts';
import { withdrawTokens } from './mailed-tokens.ts';
import { type Post, requestVerification } from './request-verification.ts';

/**
 * How long the old address can undo a change: from the request, and again from the confirmation.
 */
const UNDO_MS = 7 * 24 * 3600 * 1000;

export type ChangePost = Post & { supportEmail: string; keepsPasskeys: boolean };

const TOO_MANY_LETTERS = new AppError(
  'too_many_requests',
  'Too many messages were sent to these addresses. Please try again in an hour.',
  { retryAfter: 3600 },
);
/** Added to a message when a pending change was withdrawn. */
export const ADDRESS_STAYS = 'Your email address stays as it is.';

const NOTHING_WAITS = new AppError('not_found', 'There is no new address to confirm');

/**
 * Records a request to change the address. The account keeps the current one until the new one is
 * confirmed; the current address is always notified, and without that notice nothing changes.
 */
export async function requestEmailChange(
  tx: Database,
  post: ChangePost,
  account: Account,
  { newEmail, address }: { newEmail: string; address: string },
): Promise<void> {
  await requireFreeAddress(tx, { id: account.id, email: newEmail });
  await admitLetter(tx, { email: newEmail, address });
  await withdrawEmailChange(tx, account.id);
  const undoToken = createToken();
  await tx.insert(emailChanges).values({
    userId: account.id,
    oldEmail: account.email,
    newEmail,
    undoTokenHash: hashToken(undoToken),
    expiresAt: new Date(Date.now() + UNDO_MS),
  });
  const letter = addressChangeLetter(account, undoToken, post);
  const told = await post.mail.enqueue(tx, account.id, letter);
  const asked = await requestVerification(tx, post, { ...account, email: newEmail });
  if (!told || !asked) throw TOO_MANY_LETTERS;
}

/** The account's new address that is not confirmed yet. */
export async function pendingEmailOf(db: Database, userId: number): Promise<string | null> {
  const [change] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(isPending(userId))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return change?.newEmail ?? null;
}

/**
 * Withdraws a pending change and its confirmation link; the undo link in the old address's letter
 * still works. False if there was none.
 */
export async function withdrawEmailChange(tx: Database, userId: number): Promise<boolean> {
  const withdrawn = await tx
    .update(emailChanges)
    .set({ withdrawnAt: new Date() })
    .where(isPending(userId))
    .returning({ newEmail: emailChanges.newEmail });
  for (const { newEmail } of withdrawn) {
    await withdrawTokens(tx, 'verification', userId, newEmail);
  }
  return withdrawn.length > 0;
}

/** Sends another letter to the pending address. */
export async function resendEmailChange(
  db: Database,
  post: Post,
  userId: number,
  address: string,
): Promise<void> {
  const email = await pendingEmailOf(db, userId);
  if (!email) throw NOTHING_WAITS;
  await admitLetter(db, { email, address });
  const sent = await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId));
    return account && requestVerification(tx, post, { ...account, email });
  });
  if (!sent) throw TOO_MANY_LETTERS;
}

/** Makes the confirmed new address the account's address. False if no change to it is pending. */
export async function takeUpAddress(
  tx: Database,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  await lockAccount(tx, userId);
  const now = new Date();
  const changed = await tx
    .update(emailChanges)
    .set({ confirmedAt: now, expiresAt: new Date(now.getTime() + UNDO_MS) })
    .where(and(isPending(userId), eq(emailChanges.newEmail, email)))
    .returning({ id: emailChanges.id });
  if (changed.length === 0) return false;
  await requireFreeAddress(tx, { id: userId, email });
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
  // Links sent to the old address become invalid.
  await withdrawTokens(tx, 'verification', userId);
  await withdrawTokens(tx, 'reset', userId);
  return true;
}

async function requireFreeAddress(tx: Database, wanted: { id: number; email: string }) {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, wanted.email.toLowerCase()), ne(users.id, wanted.id)),
    );
  if (taken || (await isHeldForAnother(tx, wanted))) throw EMAIL_TAKEN;
}

function isPending(userId: number) {
  return and(
    eq(emailChanges.userId, userId),
    isNull(emailChanges.confirmedAt),
    isNull(emailChanges.withdrawnAt),
    gt(emailChanges.expiresAt, new Date()),
  );
}
