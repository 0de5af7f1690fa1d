import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailChanges } from '../../db/schema.ts';

/**
 * Whether an address is reserved for an account that may still return to it. Otherwise a thief
 * could open another account with the victim's old address, and the change could not be undone.
 */
export async function isHeldForAnother(
  tx: Database,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const [held] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(sql`lower(${emailChanges.oldEmail})`, email.toLowerCase()),
        ne(emailChanges.userId, id),
        gt(emailChanges.expiresAt, new Date()),
      ),
    )
    .limit(1);
  return held !== undefined;
}
