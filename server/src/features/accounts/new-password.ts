import type { changePassword as endpoint } from '@saywell/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { authSessions, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { passkeysOf } from '../passkeys/manage.ts';
import { lockAccount } from './accounts.ts';
import { confirmIdentity, type IdentityParts, NOT_CURRENT } from './confirm-identity.ts';
import { withdrawEmailChange } from './email-change.ts';
import { resetLetter } from './mailed-letters.ts';
import { isGood, issueToken, spendToken, withdrawTokens } from './mailed-tokens.ts';
import { hashPassword } from './passwords.ts';
import type { Post } from './request-verification.ts';

/** Sends a link to a new password if the address has an account; otherwise does nothing. */
export async function sendResetLink(db: Database, { mail, publicUrl }: Post, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!account) return;
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, 'reset', account);
    const passkeys = (await passkeysOf(tx, account.id)).length;
    const ways = { passkeys, hasPassword: account.passwordHash !== null };
    await mail.enqueue(tx, account.id, resetLetter(account, token, publicUrl, ways));
  });
}

const INVALID = new AppError('invalid_input', 'Invalid reset token. Please ask for a new link.', {
  field: 'token',
  reason: 'unknown',
});
const EXPIRED = new AppError(
  'invalid_input',
  'This reset link has expired. Please ask for a new one.',
  { field: 'token', reason: 'expired' },
);
const USED = new AppError('invalid_input', 'Invalid reset token: the link has already been used.', {
  field: 'token',
  reason: 'used',
});
const refusals = { unknown: INVALID, used: USED, expired: EXPIRED };

/**
 * Sets a password with the token from an emailed link and signs out everywhere. Returns whose password
 * it was, how many passkeys still open the account, and whether a pending change of address was
 * withdrawn: somebody with the old password may have requested it.
 */
export async function resetPassword(db: Database, token: string, password: string) {
  // Hashing is slow: it stays outside the transaction, and is skipped for invalid tokens.
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
    const keptAddress = await withdrawEmailChange(tx, spent.userId);
    await tx.delete(authSessions).where(eq(authSessions.userId, spent.userId));
    const passkeys = (await passkeysOf(tx, spent.userId)).length;
    return { account: changed, passkeys, keptAddress };
  });
}

type Change = z.output<typeof endpoint.body>;

/** While signed in, with the current password or a passkey. */
export async function changePassword(
  identity: IdentityParts,
  caller: Caller,
  { currentPassword, passkey, newPassword }: Change,
) {
  await confirmIdentity(identity, caller, { password: currentPassword, passkey }, NOT_CURRENT);
  return replacePassword(identity.db, caller, await hashPassword(newPassword));
}

/** What else happened with the new password. */
type Replaced = { isFirst: boolean; keptAddress: boolean };

/** Also signs out every other browser. */
async function replacePassword(
  db: Database,
  { userId, sessionId }: Caller,
  passwordHash: string | null,
): Promise<Replaced> {
  return db.transaction(async (tx) => {
    const before = await lockAccount(tx, userId);
    const left = passwordHash === null ? await passkeysOf(tx, userId) : [];
    if (passwordHash === null && left.length === 0) throw LAST_WAY_IN;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await withdrawTokens(tx, 'reset', userId);
    const keptAddress = await withdrawEmailChange(tx, userId);
    await tx
      .delete(authSessions)
      .where(and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId)));
    return { isFirst: before.passwordHash === null, keptAddress };
  });
}

const LAST_WAY_IN = new AppError(
  'conflict',
  'Without a password, you need a passkey. Add one first.',
);

/** From then on only passkeys open the account. */
export const removePassword = (db: Database, caller: Caller) => replacePassword(db, caller, null);
