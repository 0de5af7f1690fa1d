import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { StartupError } from '../../startup-error.ts';
import { hashPassword } from './passwords.ts';

/**
 * Creates the configured administrator, or promotes that account. Both the name and the email
 * address must match: somebody else may have taken the name before. An existing password is never
 * changed, so that the configuration does not give access to an account.
 */
export async function ensureAdmin(
  db: Database,
  { username, email, password }: NonNullable<Config['admin']>,
) {
  const passwordHash = await hashPassword(password);
  // Without a conflict target: another process may be inserting the same row, or either value may
  // be taken.
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
      'ADMIN_USERNAME, ADMIN_EMAIL: one already belongs to another account; choose a different username and email',
    );
  }
}
