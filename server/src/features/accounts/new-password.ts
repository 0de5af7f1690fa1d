import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { authSessions, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { resetLetter } from './mailed-letters.ts';
import { isGood, issueToken, spendToken, withdrawTokens } from './mailed-tokens.ts';
import { hashPassword } from './passwords.ts';
import type { Post } from './request-verification.ts';

/** Sends a link to a new password if the address has an account; else nothing. */
export async function sendResetLink(db: Database, { mail, publicUrl }: Post, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!account) return;
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, 'reset', account);
    await mail.enqueue(tx, account.id, resetLetter(account, token, publicUrl));
  });
}

const INVALID = new AppError('invalid_input', 'Invalid reset token. Please ask for a new link.');
const EXPIRED = new AppError(
  'invalid_input',
  'This reset link has expired. Please ask for a new one.',
);
const USED = new AppError('invalid_input', 'Invalid reset token: the link was used before.');
const refusals = { unknown: INVALID, used: USED, expired: EXPIRED };

/** With the token of a mailed link. Signs out everywhere; answers the names of whose it was. */
export async function resetPassword(db: Database, token: string, password: string) {
  // Hashing takes long enough to keep it out of the transaction, and from who only guesses.
  const passwordHash = (await isGood(db, 'reset', token)) ? await hashPassword(password) : '';
  return db.transaction(async (tx) => {
    const spent = await spendToken(tx, 'reset', token);
    if (typeof spent === 'string' || passwordHash === '') {
      throw typeof spent === 'string' ? refusals[spent] : INVALID;
    }
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, spent.userId), eq(users.email, spent.email)))
      .returning({ username: users.username, email: users.email });
    if (!changed) throw INVALID;
    await withdrawTokens(tx, 'reset', spent.userId);
    await tx.delete(authSessions).where(eq(authSessions.userId, spent.userId));
    return changed;
  });
}

type Change = { currentPassword: string; newPassword: string };

/** While signed in, with the password that is about to go. Signs out in every other browser. */
export async function changePassword(
  db: Database,
  guard: SignInGuard,
  { userId, sessionId }: Caller,
  { currentPassword, newPassword }: Change,
  address: string,
) {
  await confirmIdentity(db, guard, { userId, address }, { currentPassword });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await withdrawTokens(tx, 'reset', userId);
    await tx
      .delete(authSessions)
      .where(and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId)));
  });
}
