import type { changePassword as endpoint } from '@saywell/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/open.ts';
import { authSessions, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import { lockAccount, passkeysOf } from '../passkeys/manage.ts';
import { accountKey } from './accounts.ts';
import { confirmIdentity, type IdentityParts } from './confirm-identity.ts';
import type { Post } from './email-verification.ts';
import { resetLetter } from './mailed-letters.ts';
import { isGood, issueToken, spendToken, withdrawTokens } from './mailed-tokens.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

/** Sends a link to a new password if the address has an account; else nothing. */
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

const INVALID = new AppError('invalid_input', 'Invalid reset token. Please ask for a new link.');
const EXPIRED = new AppError(
  'invalid_input',
  'This reset link has expired. Please ask for a new one.',
);
const USED = new AppError('invalid_input', 'Invalid reset token: the link was used before.');
const refusals = { unknown: INVALID, used: USED, expired: EXPIRED };

/** With the token of a mailed link. Signs out everywhere; answers whose password it was and how many passkeys open the account as before. */
export async function resetPassword(db: Database, token: string, password: string) {
  // Hashing takes long enough to keep it out of the transaction, and from who only guesses.
  const passwordHash = (await isGood(db, 'reset', token)) ? await hashPassword(password) : '';
  return db.transaction(async (tx) => {
    const spent = await spendToken(tx, 'reset', token);
    if (typeof spent === 'string' || passwordHash === '') {
      throw typeof spent === 'string' ? refusals[spent] : INVALID;
    }
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, spent.userId), eq(users.email, spent.email)))
      .returning({ id: users.id });
    if (changed.length === 0) throw INVALID;
    await withdrawTokens(tx, 'reset', spent.userId);
    await tx.delete(authSessions).where(eq(authSessions.userId, spent.userId));
    const passkeys = (await passkeysOf(tx, spent.userId)).length;
    return { userId: spent.userId, passkeys };
  });
}

type Change = z.output<typeof endpoint.body>;

type Parts = { db: Database; guard: SignInGuard; identity: IdentityParts };

/** While signed in, with the password that is about to go or with a passkey. */
export async function changePassword(
  { db, guard, identity }: Parts,
  caller: Caller,
  { currentPassword, passkey, newPassword }: Change,
  address: string,
) {
  if (passkey) await confirmIdentity(identity, caller, { passkey });
  else await requireCurrent(db, guard, caller.userId, { password: currentPassword ?? '', address });
  await replacePassword(db, caller, await hashPassword(newPassword));
}

type Guess = { password: string; address: string };

async function requireCurrent(
  db: Database,
  guard: SignInGuard,
  userId: number,
  { password, address }: Guess,
) {
  const attempt = { account: accountKey(userId), address };
  await guard.enter(attempt);
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account || !(await isPasswordOf(account.passwordHash, password))) {
    throw new AppError('invalid_input', 'This is not your current password');
  }
  await guard.succeeded(attempt);
}

/** Signs out in every other browser. */
async function replacePassword(
  db: Database,
  { userId, sessionId }: Caller,
  passwordHash: string | null,
) {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const left = passwordHash === null ? await passkeysOf(tx, userId) : [];
    if (passwordHash === null && left.length === 0) throw LAST_WAY_IN;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await withdrawTokens(tx, 'reset', userId);
    await tx
      .delete(authSessions)
      .where(and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId)));
  });
}

const LAST_WAY_IN = new AppError(
  'conflict',
  'Without a password you need a passkey. Add one first.',
);

/** Whose passkeys will do from now on. */
export const removePassword = (db: Database, caller: Caller) => replacePassword(db, caller, null);
