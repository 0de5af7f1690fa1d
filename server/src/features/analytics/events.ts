import type { AnalyticsEvent, Device } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { analyticsEvents } from '../../db/schema.ts';
import { consentsOf, holdConsents } from '../privacy/consents.ts';
import type { StorageLimit } from '../throttle/storage-limit.ts';
import { addErrors, foldErrors, newAmong } from './folded-errors.ts';

type Batch = { device: Device; events: AnalyticsEvent[] };

/** Stores a batch and returns how many events were new. */
export async function recordEvents(
  db: Database,
  userId: number | undefined,
  { device, events }: Batch,
  limit: StorageLimit,
): Promise<number> {
  limit.arrived(events);
  // Without consent the browser sends no events; this is for one that doesn't know the choice yet.
  if (userId !== undefined && !(await consentsOf(db, userId)).analytics) return 0;
  const userTier = userId === undefined ? ('anonymous' as const) : ('registered' as const);
  const whose = { userId, userTier, device };
  const errors = foldErrors(events.filter(isError), whose, new Date());
  const rows = events.filter((event) => !isError(event)).map((event) => ({ ...event, ...whose }));
  await limit.kept([...rows, ...(await newAmong(db, errors))]);
  return db.transaction(async (tx) => {
    if (userId !== undefined && !(await holdConsents(tx, userId)).analytics) return 0;
    return (await addPlain(tx, rows)) + (await addErrors(tx, errors));
  });
}

type ErrorEvent = Extract<AnalyticsEvent, { name: 'error' }>;
const isError = (event: AnalyticsEvent): event is ErrorEvent => event.name === 'error';

async function addPlain(tx: Database, rows: (typeof analyticsEvents.$inferInsert)[]) {
  if (rows.length === 0) return 0;
  const stored = await tx
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing({ target: analyticsEvents.key })
    .returning({ id: analyticsEvents.id });
  return stored.length;
}
