import type { SignInMethods } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { asksForPasskey, type IdentityParts } from '../accounts/confirm-identity.ts';
import { passkeysOf } from './manage.ts';

/** The ways somebody can sign in, and the one that confirms their identity. */
export async function signInMethods(
  parts: Pick<IdentityParts, 'db' | 'mustHavePasskey'>,
  userId: number,
): Promise<z.input<typeof SignInMethods>> {
  const [user] = await parts.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthenticated', 'Unauthorized');
  const passkeys = await passkeysOf(parts.db, userId);
  return {
    hasPassword: user.passwordHash !== null,
    asksFor: asksForPasskey(parts, user, passkeys) ? 'passkey' : 'password',
    passkeys,
  };
}
