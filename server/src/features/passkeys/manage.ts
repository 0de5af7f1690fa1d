import {
  APP_NAME,
  type NewPasskey,
  type PasskeyChallenge,
  type PasskeyCreation,
  PASSKEYS_MAX,
  Transport,
} from '@saywell/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { violatedConstraint } from '../../db/errors.ts';
import type { Database } from '../../db/database.ts';
import { authSessions, passkeys, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { withdrawEmailChange } from '../accounts/email-change.ts';
import type { PasskeyRule } from '../accounts/manages-blog.ts';
import {
  boundToSession,
  handleOf,
  type PasskeyParts,
  requireSite,
  type StoredPasskey,
} from './answers.ts';
import { CHALLENGE_MS, type Use } from './challenges.ts';
import { ALGORITHMS, challengeIn, verifyNew } from './verify.ts';

const NOT_FOUND = new AppError('not_found', 'Passkey not found');
const FULL = new AppError(
  'conflict',
  `You have ${PASSKEYS_MAX} passkeys, the most an account can have. Remove one that you don’t use.`,
);
const KNOWN = new AppError('conflict', 'This passkey has already been added');
const NOT_MADE = new AppError(
  'invalid_input',
  'This passkey couldn’t be verified. Try another one.',
);
const LAST_WAY_IN = new AppError(
  'conflict',
  'Without this passkey, you could no longer sign in. Add another one, or a password, first.',
);
const LAST_OF_ADMIN = new AppError(
  'conflict',
  'Administrators need a passkey here. Add another one before you remove this one.',
);

export function passkeysOf(db: Database, userId: number): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function requireOwn(db: Database, userId: number, id: number): Promise<void> {
  const own = await passkeysOf(db, userId);
  if (!own.some((one) => one.id === id)) throw NOT_FOUND;
}

const described = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: knownTransports(transports),
});

/** Browsers add new values; unknown ones are dropped. */
function knownTransports(transports: string[]) {
  return transports.flatMap((one) => Transport.safeParse(one).data ?? []);
}

/** For any passkey of this site, or only for the given ones. */
export async function challengeFor(
  parts: PasskeyParts,
  use: Use,
  allowed: StoredPasskey[] = [],
): Promise<z.input<typeof PasskeyChallenge>> {
  return {
    rpId: requireSite(parts).id,
    challenge: await parts.challenges.issue(use),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(described),
  };
}

/** What the browser needs to create another passkey. The identity was confirmed before. */
export async function beginPasskey(
  parts: PasskeyParts,
  { userId, sessionId }: Caller,
): Promise<z.input<typeof PasskeyCreation>> {
  const { id } = requireSite(parts);
  const own = await passkeysOf(parts.db, userId);
  if (own.length >= PASSKEYS_MAX) throw FULL;
  const [user] = await parts.db.select().from(users).where(eq(users.id, userId));
  return {
    rp: { id, name: APP_NAME },
    user: {
      id: await handleOf(parts.db, userId),
      name: user!.username,
      displayName: user!.name,
    },
    challenge: await parts.challenges.issue({ purpose: 'add', boundTo: boundToSession(sessionId) }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    // Discoverable and with user verification, since it replaces both name and password.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: own.map(described),
  };
}

/** From then on, the session counts as one with a passkey. */
export async function addPasskey(
  parts: PasskeyParts,
  { userId, sessionId }: Caller,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<void> {
  const { db, challenges } = parts;
  const site = requireSite(parts);
  const use = { purpose: 'add', boundTo: boundToSession(sessionId) } as const;
  await challenges.take(challengeIn(passkey.response.clientDataJSON), use);
  const made = await verifyNew(site, passkey);
  if (!made) throw NOT_MADE;
  const values = {
    ...made,
    userId,
    name,
    transports: knownTransports(passkey.response.transports),
  };
  await unlessKnown(() =>
    db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      if ((await passkeysOf(tx, userId)).length >= PASSKEYS_MAX) throw FULL;
      const [added] = await tx.insert(passkeys).values(values).returning({ id: passkeys.id });
      await showInSession(tx, sessionId, added!.id);
    }),
  );
}

async function unlessKnown(insert: () => Promise<void>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    throw violatedConstraint(error)?.includes('credential_id') ? KNOWN : error;
  }
}

export async function showInSession(db: Database, sessionId: number, passkeyId: number) {
  await db.update(authSessions).set({ passkeyId }).where(eq(authSessions.id, sessionId));
}

export async function renamePasskey(db: Database, userId: number, id: number, name: string) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw NOT_FOUND;
}

/**
 * Also ends the sessions it opened in other browsers, and a pending change of address that may have
 * been confirmed with it: somebody else may have the device.
 */
export async function removePasskey(
  db: Database,
  { userId, sessionId }: Caller,
  id: number,
  keepsOne: PasskeyRule,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    const own = await passkeysOf(tx, userId);
    if (!own.some((one) => one.id === id)) throw NOT_FOUND;
    if (own.length === 1 && user.passwordHash === null) throw LAST_WAY_IN;
    if (own.length === 1 && keepsOne(user)) throw LAST_OF_ADMIN;
    await tx
      .delete(authSessions)
      .where(and(eq(authSessions.passkeyId, id), ne(authSessions.id, sessionId)));
    await tx.delete(passkeys).where(eq(passkeys.id, id));
    await withdrawEmailChange(tx, userId);
  });
}
