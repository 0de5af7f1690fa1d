import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { analyses } from '../../../db/schema.ts';
import { partOfTable, personalTables } from '../../privacy/personal-tables.ts';
import { lockTotals } from './record-session.ts';

/** Deletes all of somebody's practice or none of it: sums without sessions would be wrong. */
export async function resetPractice(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    // In the same order as a save, to avoid a deadlock.
    await tx.delete(analyses).where(eq(analyses.userId, userId));
    await lockTotals(tx, userId);
    for (const personal of personalTables) {
      if (partOfTable(personal) !== 'practice_data') continue;
      await tx.delete(personal.table).where(eq(personal.owner, userId));
    }
  });
}
