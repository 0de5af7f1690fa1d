import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { StartupError } from '../../startup-error.ts';
import { AppError } from '../../http/errors.ts';
import { createAccount } from './accounts.ts';

/**
 * Makes the administrator named in the configuration, or promotes the account of that name.
 * An existing password is never changed: the configuration is no way into somebody's account.
 */
export async function ensureAdmin(db: Database, admin: NonNullable<Config['admin']>) {
  const promoted = await db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(sql`lower(${users.username})`, admin.username.toLowerCase()))
    .returning({ id: users.id });
  if (promoted.length > 0) return;
  try {
    await createAccount(db, { ...admin, name: admin.username }, { isAdmin: true });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new StartupError(`ADMIN_EMAIL: ${error.message} under another username`);
  }
}
