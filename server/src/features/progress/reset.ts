import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { partOfTable, personalTables } from '../privacy/personal-tables.ts';

/** All of somebody's practice or none of it: sums without their sessions would be lies. */
export async function resetPractice(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const personal of personalTables) {
      if (partOfTable(personal) !== 'practice_data') continue;
      await tx.delete(personal.table).where(eq(personal.owner, userId));
    }
  });
}
