import type { AnalyticsEvent, Device } from '@saywell/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { analyticsEvents, consents } from '../../db/schema.ts';

/** Stores a batch and says how many of it were new. */
export async function recordEvents(
  db: Database,
  userId: number | undefined,
  { device, events }: { device: Device; events: AnalyticsEvent[] },
): Promise<number> {
  if (userId !== undefined && (await hasRefused(db, userId))) return 0;
  const userTier = userId === undefined ? ('anonymous' as const) : ('registered' as const);
  const rows = events.map((event) => ({ ...event, userId, userTier, device }));
  const stored = await db
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing({ target: analyticsEvents.key })
    .returning({ id: analyticsEvents.id });
  return stored.length;
}

/** The browser holds its events back already; this holds for one that does not know yet. */
async function hasRefused(db: Database, userId: number): Promise<boolean> {
  const [consent] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.consentType, 'analytics')));
  return consent?.granted === false;
}
