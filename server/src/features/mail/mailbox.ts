import { createHmac } from 'node:crypto';
import { HOUR_MS } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { siteSecret } from '../../site-secret.ts';
import { countUp } from '../throttle/counters.ts';

/** Letters that one reader gets within an hour, whatever they are about and whoever asked. */
const LETTERS_AN_HOUR = 10;

/** Providers that ignore dots in the local part. */
const WITHOUT_DOTS = new Set(['gmail.com']);

/** Other domain names of the same mail server. */
const SAME_AS = new Map([['googlemail.com', 'gmail.com']]);

/**
 * The mailbox behind an address, for counting: many spellings reach the same one. Never send to it:
 * a few mail servers do distinguish them.
 */
export function mailboxOf(address: string): string {
  const [, name = '', written = ''] = /^(.*)@(.*)$/.exec(
    address.normalize('NFKC').toLowerCase(),
  ) ?? ['', address];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  const domain = SAME_AS.get(written) ?? written;
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${domain}`;
}

/** A hash that stands for a mailbox where its owner must not be revealed. */
export function mailboxKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(address)}`)
    .digest('base64url');
}

/**
 * Counts a letter to a reader and returns whether it may be sent. The counter belongs to the
 * mailbox: deleting an account and opening it again does not reset it.
 */
export async function mayGetLetter(tx: Database, recipient: string): Promise<boolean> {
  const mailbox = mailboxKey(recipient, await siteSecret(tx, 'mailboxes'));
  const { count } = await countUp(tx, `letter to ${mailbox}`, HOUR_MS);
  return count <= LETTERS_AN_HOUR;
}
