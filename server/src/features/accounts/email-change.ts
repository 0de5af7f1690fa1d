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

/** How long the old address can undo a change: from the wish, and again from the confirmation. */
const UNDO_MS = 7 * 24 * 3600 * 1000;

export type ChangePost = Post & { supportEmail: string; keepsPasskeys: boolean };

const TOO_MANY_LETTERS = new AppError(
  'too_many_requests',
  'Too many messages were sent to these addresses. Please try again in an hour.',
  { retryAfter: 3600 },
);
/** What people read when a change of theirs was given up. */
export const ADDRESS_STAYS = 'Your e-mail address stays as it is.';

const NOTHING_WAITS = new AppError('not_found', 'No new address waits for its confirmation');

/**
 * Notes the wish for another address. The account keeps the one it has until the new one is
 * confirmed; the old one is always told, and without that letter nothing changes.
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

/** The address that this account waits for. */
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
 * The new address is not wanted any more, and the link to it is worth nothing; the letter to the
 * old one still undoes what it may. False if none waited.
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

/** Another letter to the address that waits. */
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

/** The new address is confirmed and takes the place of the old one. False if nobody waits for it. */
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
  // Links to the old address are void.
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
