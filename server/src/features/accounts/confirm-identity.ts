import type { PasskeyAnswer } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type passkeys as table, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { boundToSession, isAnswerOf, type PasskeyParts } from '../passkeys/answers.ts';
import { passkeysOf, showInSession } from '../passkeys/manage.ts';
import { countUp, forgetCount, tooMany } from '../throttle/counters.ts';
import type { Account } from './accounts.ts';
import type { PasskeyRule } from './manages-blog.ts';
import { isPasswordOf } from './passwords.ts';

const GUESSES = { max: 10, withinMs: 15 * 60_000 };

export type IdentityParts = {
  db: Database;
  passkeys: PasskeyParts;
  mustHavePasskey: PasskeyRule;
};

/** Confirms that the person at a signed-in browser is the one who signed in. */
export type Proof = { password?: string | undefined; passkey?: PasskeyAnswer | undefined };

type Passkey = typeof table.$inferSelect;

/**
 * Whether a password is not accepted: there is none, or an administrator would bypass their
 * passkey.
 */
export function asksForPasskey(
  { mustHavePasskey }: Pick<IdentityParts, 'mustHavePasskey'>,
  user: Account,
  passkeys: Passkey[],
): boolean {
  return user.passwordHash === null || (passkeys.length > 0 && mustHavePasskey(user));
}

/**
 * Somebody who finds a signed-in browser must not be able to delete or take over the account, nor
 * to guess passwords for long: sensitive changes ask for the password again, or for a passkey.
 */
export async function confirmIdentity(
  parts: IdentityParts,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  { password, passkey: answer }: Proof,
  wrongPassword = WRONG_PASSWORD,
): Promise<void> {
  const { db } = parts;
  const guesses = `identity confirmed by ${userId}`;
  const { count, until } = await countUp(db, guesses, GUESSES.withinMs);
  if (count > GUESSES.max) throw tooMany('Too many failed attempts.', until);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const own = await passkeysOf(db, userId);
  if (answer) {
    const passkey = own.find(({ credentialId }) => credentialId === answer.id);
    const use = { purpose: 'confirm', boundTo: boundToSession(sessionId) } as const;
    if (!(await isAnswerOf(parts.passkeys, passkey, answer, use)) || !passkey) throw NOT_YOURS;
    await showInSession(db, sessionId, passkey.id);
  } else {
    if (!user || asksForPasskey(parts, user, own)) throw PASSKEY_ONLY;
    if (!(await isPasswordOf(user.passwordHash, password ?? ''))) throw wrongPassword;
  }
  await forgetCount(db, guesses);
}

/** For forms with a password field. */
export const NOT_CURRENT = new AppError('invalid_input', 'This isn’t your current password', {
  field: 'currentPassword',
  reason: 'wrong',
});
// Not 401: the browser would assume that it is signed out.
const WRONG_PASSWORD = new AppError('forbidden', 'This isn’t your password. Nothing was changed.');
const NOT_YOURS = new AppError('forbidden', 'This isn’t your passkey. Nothing was changed.');
const PASSKEY_ONLY = new AppError('forbidden', 'Use your passkey for this. Nothing was changed.');
