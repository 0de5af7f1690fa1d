import type { Database } from '../../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { verificationLetter } from './mailed-letters.ts';
import { issueToken } from './mailed-tokens.ts';

export type Post = { mail: MailQueue; publicUrl: string };

/**
 * Queues a verification letter, in the transaction of the change that requires it. False if the
 * address has reached its mail limit.
 */
export async function requestVerification(
  tx: Database,
  { mail, publicUrl }: Post,
  account: { id: number; name: string; username: string; email: string },
): Promise<boolean> {
  const token = await issueToken(tx, 'verification', account);
  return mail.enqueue(tx, account.id, verificationLetter(account, token, publicUrl));
}
