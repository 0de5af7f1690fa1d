import type { User } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { readStreak } from '../progress/days/days.ts';
import { totalsOf } from '../progress/days/totals.ts';
import { pendingEmailOf } from './email-change.ts';
import type { BlogRule } from './manages-blog.ts';

export async function findUser(
  db: Database,
  { userId, needsPasskey }: Pick<Caller, 'userId' | 'needsPasskey'>,
  managesBlog: BlogRule,
): Promise<z.input<typeof User>> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new AppError('unauthenticated', 'Unauthorized');
  const { minutes, accuracy } = await totalsOf(db, userId);
  const local = {
    timezoneOffset: row.timezoneOffset ?? undefined,
    timeZone: row.timeZone ?? undefined,
  };
  const { streak } = await readStreak(db, userId, local);
  const practiced = { streak, totalMinutes: minutes, overallAccuracy: accuracy };
  const pendingEmail = await pendingEmailOf(db, userId);
  return {
    ...row,
    pendingEmail,
    managesBlog: managesBlog(row) && !needsPasskey,
    needsPasskey,
    ...practiced,
  };
}
