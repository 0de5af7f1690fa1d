import type { updateUser } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { admit } from '../throttle/counters.ts';
import { requireFree, sayingWhatIsTaken } from './accounts.ts';
import { forgetOldAddress, requestVerification, type Post } from './email-verification.ts';
import { addressChangedLetter } from './mailed-letters.ts';

const ADDRESS_CHANGES = { max: 5, withinMs: 24 * 3600 * 1000 };

type Profile = z.output<typeof updateUser.body>;

/** Streak, minutes and accuracy may be sent, and are the practice sessions' to say. */
export async function updateProfile(
  db: Database,
  userId: number,
  { name, username, email, level }: Profile,
  post: Post & { supportEmail: string },
  isReserved: (username: string) => boolean,
) {
  const [before] = await db.select().from(users).where(eq(users.id, userId));
  if (!before) throw new AppError('unauthenticated', 'Unauthorized');
  const keepsName = username?.toLowerCase() === before.username.toLowerCase();
  if (username && !keepsName) requireFree(username, isReserved);
  const movesTo = email !== undefined && email !== before.email ? email : undefined;
  if (movesTo) await admit(db, `change the address of user ${userId}`, ADDRESS_CHANGES);
  const changes = {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(level !== undefined && { level }),
    ...(movesTo && { email: movesTo, emailVerified: false }),
  };
  if (Object.keys(changes).length === 0) return;
  await sayingWhatIsTaken(() =>
    db.transaction(async (tx) => {
      const [after] = await tx.update(users).set(changes).where(eq(users.id, userId)).returning();
      if (!after || !movesTo) return;
      await forgetOldAddress(tx, userId);
      await requestVerification(tx, post, after);
      // Whoever only typed an address has not lost anything when it goes.
      if (before.emailVerified) {
        await post.mail.enqueue(tx, userId, addressChangedLetter(before, post));
      }
    }),
  );
}
