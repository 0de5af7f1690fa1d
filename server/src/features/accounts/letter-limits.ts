import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network.ts';
import { siteSecret } from '../../site-secret.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { admit } from '../throttle/counters.ts';

const HOUR_MS = 3600 * 1000;

/** Links of one kind that a visitor may ask for: to anybody, and to one reader. */
const OF_VISITOR = { max: 20, withinMs: HOUR_MS };
const OF_VISITOR_TO_ONE = { max: 3, withinMs: HOUR_MS };
/** All visitors together; more than one visitor can use up, so that nobody is kept from theirs. */
const TO_ONE = { max: 10, withinMs: HOUR_MS };
/** Letters to one reader that one visitor may cause, of all kinds: fewer than a reader may get. */
const LETTERS_OF_VISITOR_TO_ONE = { max: 6, withinMs: HOUR_MS };

/** Who asks, and who would get a letter. */
export type Asked = { email: string; address: string };

/** Before anything is looked up: it makes no difference whether there is an account. */
export async function admitRequest(db: Database, kind: string, { email, address }: Asked) {
  const visitor = `${kind} ${networkOf(address)}`;
  const reader = await readerKey(db, email);
  await admit(db, visitor, OF_VISITOR);
  await admit(db, `${visitor} ${reader}`, OF_VISITOR_TO_ONE);
  await admit(db, `${kind} to ${reader}`, TO_ONE);
  await admitLetter(db, { email, address });
}

/** Of every letter that a visitor makes the site write. */
export async function admitLetter(db: Database, { email, address }: Asked) {
  const reader = await readerKey(db, email);
  await admit(db, `letters ${networkOf(address)} ${reader}`, LETTERS_OF_VISITOR_TO_ONE);
}

/** Nobody who reads the counters can try whose mailboxes they are. */
async function readerKey(db: Database, email: string): Promise<string> {
  return mailboxKey(email, await siteSecret(db, 'mailboxes'));
}
