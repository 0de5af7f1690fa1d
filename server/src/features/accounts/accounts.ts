import type { login, register } from '@saywell/contract';
import { eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { violatedConstraint } from '../../db/errors.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import { isHeldForAnother } from './held-addresses.ts';
import { hashPassword, isPasswordOf, pretendToCheck } from './passwords.ts';

export type Account = typeof users.$inferSelect;

const USERNAME_TAKEN = new AppError('conflict', 'This username is already taken', {
  field: 'username',
  reason: 'taken',
});
export const EMAIL_TAKEN = new AppError('conflict', 'An account with this email already exists', {
  field: 'email',
  reason: 'taken',
});

/** Creates an account; `andThen` runs in the same transaction. */
export async function createAccount(
  db: Database,
  { name, username, email, password }: z.output<typeof register.body>,
  isReserved: (username: string) => boolean,
  andThen: (tx: Database, account: Account) => Promise<void>,
): Promise<Account> {
  requireFree(username, isReserved);
  const passwordHash = await hashPassword(password);
  return sayingWhatIsTaken(() =>
    db.transaction(async (tx) => {
      const values = { name, username, email, passwordHash };
      const [account] = await tx.insert(users).values(values).returning();
      if (await isHeldForAnother(tx, account!)) throw EMAIL_TAKEN;
      await andThen(tx, account!);
      return account!;
    }),
  );
}

/** Runs a write to `users`; a name or address that is already taken is reported as a conflict. */
export async function sayingWhatIsTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint?.includes('username')) throw USERNAME_TAKEN;
    if (constraint?.includes('email')) throw EMAIL_TAKEN;
    throw error;
  }
}

export function requireFree(username: string, isReserved: (username: string) => boolean) {
  if (isReserved(username)) throw USERNAME_TAKEN;
}

export const REFUSED = new AppError('unauthenticated', 'Invalid username or password');
const NOT_APPROVED = new AppError('forbidden', 'This account is waiting for approval');

type Credentials = Pick<z.output<typeof login.body>, 'username' | 'password'>;

/** The account with this username or email address and this password. */
export async function authenticate(
  db: Database,
  guard: SignInGuard,
  { username, password }: Credentials,
  address: string,
): Promise<Account> {
  const wanted = username.toLowerCase();
  const [account] = await db
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, wanted), eq(sql`lower(${users.email})`, wanted)));
  const attempt = { account: nameKey(wanted), address };
  await guard.enter(attempt);
  const matches = account
    ? await isPasswordOf(account.passwordHash, password)
    : await pretendToCheck(password);
  if (!account || !matches) throw REFUSED;
  await guard.succeeded(attempt);
  await forgiveNames(guard, account, address);
  requireApproved(account);
  return account;
}

export function requireApproved({ isApproved }: Pick<Account, 'isApproved'>) {
  if (!isApproved) throw NOT_APPROVED;
}

/**
 * The key that sign-in attempts are counted by: what was typed. With one counter per account, a
 * lockout of one of its names would lock the other too, and reveal that they belong together.
 */
export const nameKey = (typed: string) => `name ${typed.toLowerCase()}`;

/** Resets the sign-in counters of an account for both of its names. */
export async function forgiveNames(
  guard: SignInGuard,
  { username, email }: Pick<Account, 'username' | 'email'>,
  address: string,
) {
  for (const name of [username, email]) await guard.forgive({ account: nameKey(name), address });
}

/** The key that attempts with a passkey are counted by. */
export const accountKey = (userId: number) => `user ${userId}`;

/** Until the transaction ends, nothing else changes the address or a sign-in method. */
export async function lockAccount(tx: Database, userId: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('unauthenticated', 'Unauthorized');
  return user;
}
