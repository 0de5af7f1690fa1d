import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { StartupError } from '../../startup-error.ts';
import { hashPassword } from './passwords.ts';

/**
 * Makes the administrator named in the configuration, or promotes that account. It must have both
 * the name and the e-mail address: somebody else may have taken the name before. An existing
 * password is never changed: the configuration is no way into somebody's account.
 */
export async function ensureAdmin(
  db: Database,
  { username, email, password }: NonNullable<Config['admin']>,
) {
  const passwordHash = await hashPassword(password);
  // Without a conflict target: another process may be doing the same, or either value be taken.
  await db
    .insert(users)
    .values({ name: username, username, email, passwordHash, isAdmin: true })
    .onConflictDoNothing();
  const promoted = await db
    .update(users)
    .set({ isAdmin: true })
    .where(
      and(
        eq(sql`lower(${users.username})`, username.toLowerCase()),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    )
    .returning({ id: users.id });
  if (promoted.length === 0) {
    throw new StartupError(
      'ADMIN_USERNAME, ADMIN_EMAIL: one of them belongs to another account; choose both anew',
    );
  }
}
