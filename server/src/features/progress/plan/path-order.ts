import type { LanguageId } from '@saywell/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { pathOrders } from '../../../db/schema.ts';

type Order = {
  userId: number;
  /** The local day. */
  day: string;
  firstLanguage: LanguageId | null;
  /** Ids of all contrasts, in the order of this moment. */
  contrasts: string[];
};

/** The order that the day began with; until its first result is saved, that is the one of now. */
export async function orderOfDay(db: Database, order: Order): Promise<string[]> {
  const [kept] = await db.select().from(pathOrders).where(eq(pathOrders.userId, order.userId));
  return kept && isStillFor(kept, order) ? kept.contrasts : order.contrasts;
}

/** Keeps the order of now for the rest of the day; of two at once, the first one counts. */
export async function keepOrder(db: Database, order: Order): Promise<void> {
  const { day, firstLanguage, contrasts } = order;
  await db
    .insert(pathOrders)
    .values(order)
    .onConflictDoUpdate({
      target: pathOrders.userId,
      set: { day, firstLanguage, contrasts },
      setWhere: sql`not (${pathOrders.day} = excluded.day
        and ${pathOrders.firstLanguage} is not distinct from excluded.first_language
        and ${pathOrders.contrasts} @> excluded.contrasts
        and ${pathOrders.contrasts} <@ excluded.contrasts)`,
    });
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
