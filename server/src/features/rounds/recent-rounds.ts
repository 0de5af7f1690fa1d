import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { RoundsTable } from '../../db/schema.ts';

/** What was answered before these rounds is over. */
const ROUNDS_RECENT = 20;

/** The answers of the last rounds of somebody, the newest round first. */
export async function recentRounds<Kept>(
  db: Database,
  table: RoundsTable,
  userId: number,
): Promise<Kept[][]> {
  const rounds = await db
    .select({ answers: table.answers })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(ROUNDS_RECENT);
  return rounds.map(({ answers }) => answers as Kept[]);
}
