import { createHmac } from 'node:crypto';
import type { PasskeyAnswer } from '@saywell/contract';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { type PasskeySite, passkeySite } from '../../passkey-site.ts';
import { siteSecret } from '../../site-secret.ts';
import { type Challenges, createChallenges, type Use } from './challenges.ts';
import { challengeIn, verifyAnswer } from './verify.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** What everything about passkeys depends on. */
export type PasskeyParts = {
  db: Database;
  challenges: Challenges;
  /** Undefined if browsers create no passkeys for `PUBLIC_URL`. */
  site: PasskeySite | undefined;
};

export function openPasskeys(db: Database, publicUrl: string): PasskeyParts {
  return { db, challenges: createChallenges(db), site: passkeySite(publicUrl) };
}

export function requireSite({ site }: PasskeyParts): PasskeySite {
  if (site) return site;
  throw new AppError('not_found', 'Passkeys don’t work at this address');
}

export const boundToSession = (sessionId: number) => `session ${sessionId}`;

/** The user handle stored on devices: a keyed hash, so that it reveals nothing there. */
export async function handleOf(db: Database, userId: number): Promise<string> {
  return createHmac('sha256', await siteSecret(db, 'passkey-user-handle'))
    .update(String(userId))
    .digest('base64url');
}

/**
 * Whether this passkey gave the answer. The challenge is used up either way; throws if it is not
 * ours, for something else, expired or used. Without a passkey no answer is valid.
 */
export async function isAnswerOf(
  parts: PasskeyParts,
  passkey: StoredPasskey | undefined,
  answer: PasskeyAnswer,
  use: Use,
): Promise<boolean> {
  const site = requireSite(parts);
  await parts.challenges.take(challengeIn(answer.response.clientDataJSON), use);
  if (!passkey) return false;
  const { userHandle } = answer.response;
  if (userHandle && userHandle !== (await handleOf(parts.db, passkey.userId))) return false;
  const counter = await verifyAnswer(site, answer, passkey);
  return counter !== undefined && countUse(parts.db, passkey.id, counter);
}

/**
 * False if the counter is not higher than the last one: then a copy of the passkey answered. One
 * statement, so that of two simultaneous answers with the same counter only one is accepted.
 */
async function countUse(db: Database, id: number, counter: number): Promise<boolean> {
  const goesForward = or(
    lt(passkeys.counter, counter),
    // The device has no counter and always sends 0.
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), goesForward))
    .returning({ id: passkeys.id });
  return used.length === 1;
}
