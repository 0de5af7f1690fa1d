import { HOUR_MS } from '@saywell/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailVerificationTokens, passwordResetTokens } from '../../db/schema.ts';
import { createToken, hashToken } from '../../tokens.ts';

const tables = { verification: emailVerificationTokens, reset: passwordResetTokens };
export type Purpose = keyof typeof tables;

const LIFETIME_MS: Record<Purpose, number> = { verification: 24 * HOUR_MS, reset: HOUR_MS };

type Reader = { id: number; email: string };

/** Creates a token for a link to this person at this address. Only its hash is stored. */
export async function issueToken(db: Database, purpose: Purpose, { id, email }: Reader) {
  const token = createToken();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS[purpose]);
  const row = { userId: id, email, tokenHash: hashToken(token), createdAt, expiresAt };
  await db.insert(tables[purpose]).values(row);
  return token;
}

export type Spent = 'unknown' | 'used' | 'expired' | { userId: number; email: string };

/** Uses up a valid token; works once. */
export async function spendToken(db: Database, purpose: Purpose, token: string): Promise<Spent> {
  const table = tables[purpose];
  const isIt = eq(table.tokenHash, hashToken(token));
  const now = new Date();
  const [spent] = await db
    .update(table)
    .set({ usedAt: now })
    .where(and(isIt, isNull(table.usedAt), gt(table.expiresAt, now)))
    .returning({ userId: table.userId, email: table.email });
  if (spent) return spent;
  const [known] = await db.select({ used: table.used }).from(table).where(isIt);
  if (!known) return 'unknown';
  return known.used ? 'used' : 'expired';
}

/** Whether it is valid, without using it up. */
export async function isGood(db: Database, purpose: Purpose, token: string): Promise<boolean> {
  const table = tables[purpose];
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.tokenHash, hashToken(token)),
        isNull(table.usedAt),
        gt(table.expiresAt, new Date()),
      ),
    );
  return found !== undefined;
}

/** Revokes all links of this kind that this person was sent, or only those to one address. */
export async function withdrawTokens(
  db: Database,
  purpose: Purpose,
  userId: number,
  email?: string,
) {
  const table = tables[purpose];
  const toAddress = email === undefined ? undefined : eq(table.email, email);
  await db.delete(table).where(and(eq(table.userId, userId), toAddress));
}
