import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { answeredChallenges } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { siteSecret } from '../../site-secret.ts';
import { hashToken } from '../../tokens.ts';

export const CHALLENGE_MS = 2 * 60_000;

const RANDOM_BYTES = 16;
const EXPIRY_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + EXPIRY_BYTES;

/** What an answer is valid for: one purpose, and one session or, before sign-in, one browser. */
export type Use = { purpose: 'sign in' | 'confirm' | 'add'; boundTo: string };

export type Challenges = ReturnType<typeof createChallenges>;

const UNKNOWN = new AppError(
  'invalid_input',
  'We couldn’t match this passkey to your request. Please start again.',
);
const EXPIRED = new AppError('invalid_input', 'That took more than two minutes. Please try again.');
const ANSWERED = new AppError(
  'invalid_input',
  'This passkey request has already been used. Please start again.',
);

/**
 * A challenge contains its expiry and our signature over its purpose, so that issuing one writes
 * nothing, however often it is requested. Only answered challenges are stored, until they expire.
 */
export function createChallenges(db: Database) {
  async function signatureOf(signed: Uint8Array, { purpose, boundTo }: Use) {
    return createHmac('sha256', await siteSecret(db, 'passkey-challenge'))
      .update(signed)
      .update(`${purpose}\n${boundTo}`)
      .digest();
  }

  async function issue(use: Use): Promise<string> {
    const signed = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(EXPIRY_BYTES)]);
    signed.writeUIntBE(Date.now() + CHALLENGE_MS, RANDOM_BYTES, EXPIRY_BYTES);
    return Buffer.concat([signed, await signatureOf(signed, use)]).toString('base64url');
  }

  /** Throws unless it is ours, for this use, not expired, and answered for the first time. */
  async function take(challenge: string | undefined, use: Use): Promise<void> {
    const bytes = Buffer.from(challenge ?? '', 'base64url');
    const signed = bytes.subarray(0, SIGNED_BYTES);
    const signature = bytes.subarray(SIGNED_BYTES);
    const ours = await signatureOf(signed, use);
    if (signature.length !== ours.length || !timingSafeEqual(signature, ours)) throw UNKNOWN;
    const expiresAt = new Date(signed.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES));
    if (expiresAt.getTime() <= Date.now()) throw EXPIRED;
    const first = await db
      .insert(answeredChallenges)
      .values({ challengeHash: hashToken(signed.toString('base64url')), expiresAt })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) throw ANSWERED;
  }

  return { issue, take };
}
