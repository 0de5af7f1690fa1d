import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import { accountKey } from './accounts.ts';
import { isPasswordOf } from './passwords.ts';

/** What shows that whoever sits at a signed-in browser is the one who signed in. */
export type Proof = { currentPassword?: string | undefined };

export type Claimant = { userId: number; address: string };

const MISSING = new AppError('invalid_input', 'Please enter your current password');
const WRONG = new AppError('invalid_input', 'This is not your current password');

/** Throws unless the proof is this person's. A session alone takes no account away. */
export async function confirmIdentity(
  db: Database,
  guard: SignInGuard,
  { userId, address }: Claimant,
  { currentPassword }: Proof,
): Promise<void> {
  if (!currentPassword) throw MISSING;
  const attempt = { account: accountKey(userId), address };
  await guard.enter(attempt);
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!account || !(await isPasswordOf(account.passwordHash, currentPassword))) throw WRONG;
  await guard.succeeded(attempt);
}
