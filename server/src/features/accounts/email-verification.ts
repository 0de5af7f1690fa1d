import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { verificationLetter } from './mailed-letters.ts';
import { issueToken, spendToken, withdrawTokens } from './mailed-tokens.ts';

export type Post = { mail: MailQueue; publicUrl: string };

/** Puts a verification message into the queue, in the transaction of what made it necessary. */
export async function requestVerification(
  tx: Database,
  { mail, publicUrl }: Post,
  account: { id: number; username: string; email: string },
) {
  const token = await issueToken(tx, 'verification', account);
  await mail.enqueue(tx, account.id, verificationLetter(account, token, publicUrl));
}

/** Sends another message to an address that still waits for its confirmation; else nothing. */
export async function resendVerification(db: Database, post: Post, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.emailVerified, false)),
    );
  if (account) await db.transaction((tx) => requestVerification(tx, post, account));
}

const INVALID = 'Invalid verification link. Please ask for a new one.';
const refusals = {
  unknown: new AppError('invalid_input', INVALID),
  used: new AppError('invalid_input', 'Invalid verification link: it was used before.'),
  expired: new AppError(
    'invalid_input',
    'This verification link has expired. Please ask for a new one.',
  ),
};

export async function verifyEmail(db: Database, token: string) {
  const confirmed = await db.transaction(async (tx) => {
    const spent = await spendToken(tx, 'verification', token);
    if (typeof spent === 'string') throw refusals[spent];
    // An address that was changed since is not the one that the link was sent to.
    return tx
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, spent.userId), eq(users.email, spent.email)))
      .returning({ id: users.id });
  });
  if (confirmed.length === 0) throw refusals.unknown;
}

/** An address that has just been changed is nobody's yet, and links to the old one are void. */
export async function forgetOldAddress(tx: Database, userId: number) {
  await withdrawTokens(tx, 'verification', userId);
  await withdrawTokens(tx, 'reset', userId);
}
