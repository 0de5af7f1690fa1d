import { HOUR_MS } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network.ts';
import { siteSecret } from '../../site-secret.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { admit } from '../throttle/counters.ts';

/** Links of one kind that a visitor may request: in all, and for one reader. */
const OF_VISITOR = { max: 20, withinMs: HOUR_MS };
const OF_VISITOR_TO_ONE = { max: 3, withinMs: HOUR_MS };
/**
 * All visitors together; more than one visitor's limit, so that one cannot block the reader's own
 * requests.
 */
const TO_ONE = { max: 10, withinMs: HOUR_MS };
/** Letters of all kinds to one reader that one visitor may cause: fewer than a reader may get. */
const LETTERS_OF_VISITOR_TO_ONE = { max: 6, withinMs: HOUR_MS };

/** Who asks, and who would get the letter. */
export type Asked = { email: string; address: string };

/** Counted before any lookup, whether or not the account exists. */
export async function admitRequest(db: Database, kind: string, { email, address }: Asked) {
  const visitor = `${kind} ${networkOf(address)}`;
  const reader = await readerKey(db, email);
  await admit(db, visitor, OF_VISITOR);
  await admit(db, `${visitor} ${reader}`, OF_VISITOR_TO_ONE);
  await admit(db, `${kind} to ${reader}`, TO_ONE);
  await admitLetter(db, { email, address });
}

/** For every letter that a visitor causes. */
export async function admitLetter(db: Database, { email, address }: Asked) {
  const reader = await readerKey(db, email);
  await admit(db, `letters ${networkOf(address)} ${reader}`, LETTERS_OF_VISITOR_TO_ONE);
}

/** Hashed, so that the counters don't reveal whose mailboxes they are. */
async function readerKey(db: Database, email: string): Promise<string> {
  return mailboxKey(email, await siteSecret(db, 'mailboxes'));
}
