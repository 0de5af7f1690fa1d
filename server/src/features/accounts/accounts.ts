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

/** Opens an account, and does what belongs to that or not at all: `andThen` shares its transaction. */
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

/** Writes to the users, where a name or an address that is another's is a conflict. */
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

/** The account of a username or e-mail address and its password. */
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
 * What attempts to sign in are counted by: what was typed. Counted by the account it leads to, a
 * refusal of one of its names would be one of the others too, and tell that they belong together.
 */
export const nameKey = (typed: string) => `name ${typed.toLowerCase()}`;

/** Whoever has shown that an account is theirs may sign in to it by each of its names. */
export async function forgiveNames(
  guard: SignInGuard,
  { username, email }: Pick<Account, 'username' | 'email'>,
  address: string,
) {
  for (const name of [username, email]) await guard.forgive({ account: nameKey(name), address });
}

/** What attempts with a passkey are counted by. */
export const accountKey = (userId: number) => `user ${userId}`;

/** Until the transaction ends nothing else changes the address or a way to sign in. */
export async function lockAccount(tx: Database, userId: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('unauthenticated', 'Unauthorized');
  return user;
}
