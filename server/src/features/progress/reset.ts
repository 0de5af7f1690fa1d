import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses } from '../../db/schema.ts';
import { partOfTable, personalTables } from '../privacy/personal-tables.ts';
import { lockTotals } from './record-session.ts';

/** All of somebody's practice or none of it: sums without their sessions would be lies. */
export async function resetPractice(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    // In the order in which a save takes them, so that neither waits for the other for good.
    await tx.delete(analyses).where(eq(analyses.userId, userId));
    await lockTotals(tx, userId);
    for (const personal of personalTables) {
      if (partOfTable(personal) !== 'practice_data') continue;
      await tx.delete(personal.table).where(eq(personal.owner, userId));
    }
  });
}
