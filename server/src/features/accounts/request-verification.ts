import type { Database } from '../../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { verificationLetter } from './mailed-letters.ts';
import { issueToken } from './mailed-tokens.ts';

export type Post = { mail: MailQueue; publicUrl: string };

/**
 * Puts a verification message into the queue, in the transaction of what made it necessary. False
 * if the address has had as many letters as anybody gets.
 */
export async function requestVerification(
  tx: Database,
  { mail, publicUrl }: Post,
  account: { id: number; username: string; email: string },
): Promise<boolean> {
  const token = await issueToken(tx, 'verification', account);
  return mail.enqueue(tx, account.id, verificationLetter(account, token, publicUrl));
}
