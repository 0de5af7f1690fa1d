import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { isPasswordOf } from '../accounts/passwords.ts';
import { admit, forgetCount } from '../throttle/counters.ts';

const GUESSES = { max: 10, withinMs: 15 * 60_000 };

/** Whoever finds a signed-in browser still can't delete the account, nor guess for long. */
export async function confirmPassword(
  db: Database,
  userId: number,
  password: string,
): Promise<void> {
  const guesses = `password confirmed by ${userId}`;
  await admit(db, guesses, GUESSES);
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || !(await isPasswordOf(user.passwordHash, password))) {
    // Not 401: that would tell the browser that nobody is signed in any more.
    throw new AppError('forbidden', 'This is not your password. Nothing was deleted.');
  }
  await forgetCount(db, guesses);
}
