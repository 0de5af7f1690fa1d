import type { PasskeyAnswer } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import { passkeys, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { accountKey, requireApproved } from '../accounts/accounts.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import { isAnswerOf, type PasskeyParts } from './answers.ts';

export const REFUSED = new AppError(
  'unauthenticated',
  'No account here uses this passkey. Sign in with another one, or with your password.',
);

/** One counter for all unknown ids, since anybody can make up any number of them. */
const UNKNOWN = 'unknown passkey';

/** The account of the passkey that answered. Attempts count like those with a password. */
export async function authenticateWithPasskey(
  parts: PasskeyParts,
  guard: SignInGuard,
  answer: PasskeyAnswer,
  { address, boundTo }: { address: string; boundTo: string },
) {
  const [found] = await parts.db
    .select({ account: users, passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, answer.id));
  const account = found ? accountKey(found.account.id) : UNKNOWN;
  const attempt = { account, address };
  await guard.enter(attempt);
  const use = { purpose: 'sign in', boundTo } as const;
  if (!(await isAnswerOf(parts, found?.passkey, answer, use)) || !found) throw REFUSED;
  await guard.succeeded(attempt);
  requireApproved(found.account);
  return { account: found.account, passkeyId: found.passkey.id };
}
