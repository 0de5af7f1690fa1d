import type { Database } from '../../db/database.ts';
import { siteSecret } from '../../site-secret.ts';
import { countUp } from '../throttle/counters.ts';
import { mailboxKey } from './mailbox.ts';

const HOUR_MS = 3600 * 1000;

/** Letters that one reader gets within an hour, whatever they are about and whoever asked. */
const LETTERS_AN_HOUR = 10;

/**
 * Counts one more letter to a reader and says whether they may get it. The count belongs to the
 * mailbox: an account that is deleted and opened again begins no new one.
 */
export async function mayGetLetter(tx: Database, recipient: string): Promise<boolean> {
  const mailbox = mailboxKey(recipient, await siteSecret(tx, 'mailboxes'));
  const { count } = await countUp(tx, `letter to ${mailbox}`, HOUR_MS);
  return count <= LETTERS_AN_HOUR;
}
