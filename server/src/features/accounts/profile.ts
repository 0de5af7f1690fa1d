import type { updateUser } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { admit } from '../throttle/counters.ts';
import { requireFree, sayingWhatIsTaken } from './accounts.ts';
import { confirmIdentity, type IdentityParts, NOT_CURRENT } from './confirm-identity.ts';
import { type ChangePost, requestEmailChange } from './email-change.ts';

const ADDRESS_CHANGES = { max: 5, withinMs: 24 * 3600 * 1000 };

const NO_PROOF = new AppError('invalid_input', 'Please enter your current password', {
  field: 'currentPassword',
  reason: 'required',
});

type Profile = z.output<typeof updateUser.body>;
type Parts = Omit<ChangePost, 'keepsPasskeys'> & { isReserved: (username: string) => boolean };

/**
 * Streak, minutes and accuracy may be sent but are ignored: they are computed from the sessions.
 */
export async function updateProfile(
  identity: IdentityParts,
  { isReserved, ...post }: Parts,
  { address, ...caller }: Caller & { address: string },
  { name, username, email, level, currentPassword, passkey }: Profile,
) {
  const { db } = identity;
  const { userId } = caller;
  const [before] = await db.select().from(users).where(eq(users.id, userId));
  if (!before) throw new AppError('unauthenticated', 'Unauthorized');
  const keepsName = username?.toLowerCase() === before.username.toLowerCase();
  if (username && !keepsName) requireFree(username, isReserved);
  const newEmail = email !== before.email ? email : undefined;
  if (newEmail) {
    if (!currentPassword && !passkey) throw NO_PROOF;
    await confirmIdentity(identity, caller, { password: currentPassword, passkey }, NOT_CURRENT);
    await admit(db, `change the address of user ${userId}`, ADDRESS_CHANGES);
  }
  const changes = {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(level !== undefined && { level }),
  };
  await sayingWhatIsTaken(() =>
    db.transaction(async (tx) => {
      if (Object.keys(changes).length > 0) {
        await tx.update(users).set(changes).where(eq(users.id, userId));
      }
      if (!newEmail) return;
      const keepsPasskeys = identity.mustHavePasskey(before);
      await requestEmailChange(tx, { ...post, keepsPasskeys }, before, { newEmail, address });
    }),
  );
}
