import type { DailyGoal } from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema.ts';

export async function readDailyGoal(db: Database, userId: number): Promise<DailyGoal> {
  const [person] = await db
    .select({ minutes: users.minutesADay })
    .from(users)
    .where(eq(users.id, userId));
  return { minutes: person?.minutes ?? null };
}

export async function chooseDailyGoal(
  db: Database,
  userId: number,
  { minutes }: DailyGoal,
): Promise<DailyGoal> {
  await db.update(users).set({ minutesADay: minutes }).where(eq(users.id, userId));
  return { minutes };
}
