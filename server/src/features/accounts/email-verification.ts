import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { sayingWhatIsTaken } from './accounts.ts';
import { takeUpAddress } from './email-change.ts';
import { spendToken } from './mailed-tokens.ts';
import { type Post, requestVerification } from './request-verification.ts';

/** Sends another letter if the address is still unconfirmed; otherwise does nothing. */
export async function resendVerification(db: Database, post: Post, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.emailVerified, false)),
    );
  if (account)
    await db.transaction(async (tx) => void (await requestVerification(tx, post, account)));
}

const INVALID = 'Invalid verification link. Please ask for a new one.';
const refusals = {
  unknown: new AppError('invalid_input', INVALID, { field: 'token', reason: 'unknown' }),
  used: new AppError('invalid_input', 'Invalid verification link: it has already been used.', {
    field: 'token',
    reason: 'used',
  }),
  expired: new AppError(
    'invalid_input',
    'This verification link has expired. Please ask for a new one.',
    { field: 'token', reason: 'expired' },
  ),
};

/** Verifies the current address, or applies the pending one. */
export async function verifyEmail(db: Database, token: string) {
  const isConfirmed = await sayingWhatIsTaken(() =>
    db.transaction(async (tx) => {
      const spent = await spendToken(tx, 'verification', token);
      if (typeof spent === 'string') throw refusals[spent];
      const confirmed = await tx
        .update(users)
        .set({ emailVerified: true })
        .where(and(eq(users.id, spent.userId), eq(users.email, spent.email)))
        .returning({ id: users.id });
      return confirmed.length > 0 || takeUpAddress(tx, spent);
    }),
  );
  // The address was replaced or withdrawn after the link was sent.
  if (!isConfirmed) throw refusals.unknown;
}
