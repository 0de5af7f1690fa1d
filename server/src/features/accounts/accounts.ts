import { desc, eq, or, sql } from 'drizzle-orm';
import type { register, User } from '@saywell/contract';
import type { z } from 'zod';
import { violatedConstraint } from '../../db/errors.ts';
import type { Database } from '../../db/open.ts';
import { practiceSessions, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { streakOf } from '../practice/streak.ts';
import type { BlogRule } from './manages-blog.ts';
import { hashPassword, isPasswordOf, pretendToCheck } from './passwords.ts';

type NewAccount = z.output<typeof register.body>;
type Row = typeof users.$inferSelect;

export async function createAccount(
  db: Database,
  { name, username, email, password }: NewAccount,
): Promise<Row> {
  const passwordHash = await hashPassword(password);
  try {
    const [row] = await db
      .insert(users)
      .values({ name, username, email, passwordHash })
      .returning();
    return row!;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint?.includes('username')) {
      throw new AppError('conflict', 'This username is already taken');
    }
    if (constraint?.includes('email')) {
      throw new AppError('conflict', 'An account with this email already exists');
    }
    throw error;
  }
}

const REFUSED = new AppError('unauthenticated', 'Invalid username or password');
const NOT_APPROVED = new AppError('forbidden', 'This account is waiting for approval');

/** The account of a username or e-mail address and its password. */
export async function authenticate(db: Database, login: string, password: string): Promise<Row> {
  const wanted = login.toLowerCase();
  const [row] = await db
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, wanted), eq(sql`lower(${users.email})`, wanted)));
  const matches = row
    ? await isPasswordOf(row.passwordHash, password)
    : await pretendToCheck(password);
  if (!row || !matches) throw REFUSED;
  if (!row.isApproved) throw NOT_APPROVED;
  return row;
}

export async function findUser(
  db: Database,
  userId: number,
  managesBlog: BlogRule,
): Promise<z.input<typeof User>> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new AppError('unauthenticated', 'Unauthorized');
  return { ...row, managesBlog: managesBlog(row), ...(await practiceTotals(db, userId)) };
}

/** What the screens show beside the name. Minutes are rounded up per session. */
async function practiceTotals(db: Database, userId: number) {
  const ofUser = eq(practiceSessions.userId, userId);
  const [totals] = await db
    .select({
      totalMinutes: sql<number>`coalesce(sum(ceil(${practiceSessions.duration} / 60.0)), 0)::int`,
      overallAccuracy: sql<number>`coalesce(avg(${practiceSessions.accuracy}), 0)::float8`,
    })
    .from(practiceSessions)
    .where(ofUser);
  const day = sql<string>`to_char(${practiceSessions.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const days = await db
    .selectDistinct({ day })
    .from(practiceSessions)
    .where(ofUser)
    .orderBy(desc(day));
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...totals!,
    streak: streakOf(
      days.map((row) => row.day),
      today,
    ),
  };
}
