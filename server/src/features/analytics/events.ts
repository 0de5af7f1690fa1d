import type { AnalyticsEvent, Device } from '@saywell/contract';
import type { Database } from '../../db/open.ts';
import { analyticsEvents } from '../../db/schema.ts';
import { consentsOf } from '../privacy/consents.ts';

/** Stores a batch and says how many of it were new. */
export async function recordEvents(
  db: Database,
  userId: number | undefined,
  { device, events }: { device: Device; events: AnalyticsEvent[] },
): Promise<number> {
  // The browser holds its events back already; this holds for one that does not know yet.
  if (userId !== undefined && !(await consentsOf(db, userId)).analytics) return 0;
  const userTier = userId === undefined ? ('anonymous' as const) : ('registered' as const);
  const rows = events.map((event) => ({ ...event, userId, userTier, device }));
  const stored = await db
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing({ target: analyticsEvents.key })
    .returning({ id: analyticsEvents.id });
  return stored.length;
}
