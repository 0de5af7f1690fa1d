import type { LanguageId } from '@saywell/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pathOrders } from '../../db/schema.ts';

type Order = {
  userId: number;
  /** The local day. */
  day: string;
  firstLanguage: LanguageId | null;
  /** Ids of all contrasts, in the order of this moment. */
  contrasts: string[];
};

/**
 * The order that the day began with: that of somebody's first look on it. Results of the day itself
 * move nothing before the next one.
 */
export async function orderOfDay(db: Database, order: Order): Promise<string[]> {
  const kept = await readOrder(db, order.userId);
  if (kept && isStillFor(kept, order)) return kept.contrasts;
  const { day, firstLanguage, contrasts } = order;
  await db
    .insert(pathOrders)
    .values(order)
    .onConflictDoUpdate({
      target: pathOrders.userId,
      set: { day, firstLanguage, contrasts },
      // Of two first looks at once one makes the order, and the other one takes it.
      setWhere: sql`not (${pathOrders.day} = excluded.day
        and ${pathOrders.firstLanguage} is not distinct from excluded.first_language
        and ${pathOrders.contrasts} @> excluded.contrasts
        and ${pathOrders.contrasts} <@ excluded.contrasts)`,
    });
  const now = await readOrder(db, order.userId);
  return now && isStillFor(now, order) ? now.contrasts : contrasts;
}

async function readOrder(db: Database, userId: number) {
  const [row] = await db.select().from(pathOrders).where(eq(pathOrders.userId, userId));
  return row;
}

/** Another version of the product may know other contrasts. */
const isStillFor = (
  kept: typeof pathOrders.$inferSelect,
  { day, firstLanguage, contrasts }: Order,
) =>
  kept.day === day &&
  kept.firstLanguage === firstLanguage &&
  kept.contrasts.length === contrasts.length &&
  contrasts.every((id) => kept.contrasts.includes(id));
