import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { isPasswordOf } from '../accounts/passwords.ts';

/** Whoever finds a signed-in browser still can't delete the account. */
export async function confirmPassword(
  db: Database,
  userId: number,
  password: string,
): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || !(await isPasswordOf(user.passwordHash, password))) {
    // Not 401: that would tell the browser that nobody is signed in any more.
    throw new AppError('forbidden', 'This is not your password. Nothing was deleted.');
  }
}
