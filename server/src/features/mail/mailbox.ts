import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { siteSecret } from '../../site-secret.ts';
import { countUp } from '../throttle/counters.ts';

const HOUR_MS = 3600 * 1000;

/** Letters that one reader gets within an hour, whatever they are about and whoever asked. */
const LETTERS_AN_HOUR = 10;

/** Whose mailboxes ignore dots in the name before the @. */
const WITHOUT_DOTS = new Set(['gmail.com']);

/** Other names of the same mail server. */
const SAME_AS = new Map([['googlemail.com', 'gmail.com']]);

/**
 * The mailbox that an address leads to, for counting: many spellings reach the same one. Never an
 * address to write to: a few mail servers do tell them apart.
 */
export function mailboxOf(address: string): string {
  const [, name = '', written = ''] = /^(.*)@(.*)$/.exec(
    address.normalize('NFKC').toLowerCase(),
  ) ?? ['', address];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  const domain = SAME_AS.get(written) ?? written;
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${domain}`;
}

/** What stands for a mailbox where nobody should learn whose it is. */
export function mailboxKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(address)}`)
    .digest('base64url');
}

/**
 * Counts one more letter to a reader and says whether they may get it. The count belongs to the
 * mailbox: an account that is deleted and opened again begins no new one.
 */
export async function mayGetLetter(tx: Database, recipient: string): Promise<boolean> {
  const mailbox = mailboxKey(recipient, await siteSecret(tx, 'mailboxes'));
  const { count } = await countUp(tx, `letter to ${mailbox}`, HOUR_MS);
  return count <= LETTERS_AN_HOUR;
}
