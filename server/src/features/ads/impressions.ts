import type { recordImpressions as endpoint } from '@saywell/contract';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { adImpressions, trials } from '../../db/schema.ts';
import { hashToken } from '../../tokens.ts';
import { holdConsents } from '../privacy/consents.ts';
import type { StorageLimit } from '../throttle/storage-limit.ts';

type Batch = z.output<typeof endpoint.body>;
type Impression = Batch['impressions'][number];
type Viewer = { userId: number | null; trialId: number | null };
type Tier = (typeof adImpressions.$inferSelect)['userTier'];

/** Stores a batch, or updates earlier impressions, and returns how many were new. */
export async function recordImpressions(
  db: Database,
  userId: number | undefined,
  { sessionToken, impressions }: Batch,
  limit: StorageLimit,
): Promise<number> {
  limit.arrived(impressions);
  const trialId = userId === undefined ? await findVisitor(db, sessionToken) : null;
  const userTier = userId === undefined ? ('anonymous' as const) : ('registered' as const);
  const latest = [...new Map(impressions.map((one) => [one.key, one])).values()];
  await limit.kept(await newAmong(db, latest));
  return db.transaction(async (tx) => {
    const viewer: Viewer = { userId: await nameable(tx, userId), trialId };
    const added = await tx
      .insert(adImpressions)
      .values(latest.map((one) => ({ ...one, ...viewer, userTier })))
      .onConflictDoNothing({ target: adImpressions.key })
      .returning({ key: adImpressions.key });
    const isNew = new Set(added.map(({ key }) => key));
    for (const one of latest)
      if (!isNew.has(one.key)) await extend(tx, { ...viewer, userTier }, one);
    if (viewer.trialId !== null && added.length > 0) {
      await countFor(tx, viewer.trialId, added.length);
    }
    return added.length;
  });
}

/** Ads and their views are counted without analytics consent too, but anonymously. */
async function nameable(tx: Database, userId: number | undefined): Promise<number | null> {
  if (userId === undefined) return null;
  const { analytics, marketing } = await holdConsents(tx, userId);
  return analytics || marketing ? userId : null;
}

async function newAmong(db: Database, impressions: Impression[]): Promise<Impression[]> {
  const keys = impressions.map(({ key }) => key);
  const known = await db
    .select({ key: adImpressions.key })
    .from(adImpressions)
    .where(inArray(adImpressions.key, keys));
  return impressions.filter(({ key }) => !known.some((row) => row.key === key));
}

async function findVisitor(db: Database, token: string | undefined): Promise<number | null> {
  if (!token) return null;
  const [visitor] = await db
    .select({ id: trials.id })
    .from(trials)
    .where(and(eq(trials.tokenHash, hashToken(token)), gt(trials.expiresAt, new Date())));
  return visitor?.id ?? null;
}

/** An impression is sent when its page is hidden, and again if it was viewed longer. */
async function extend(
  db: Database,
  viewer: Viewer & { userTier: Tier },
  { key, viewDuration, clicked }: Impression,
) {
  await db
    .update(adImpressions)
    .set({
      viewDuration: sql`greatest(${adImpressions.viewDuration}, ${viewDuration})`,
      clicked: sql`${adImpressions.clicked} or ${clicked}`,
    })
    .where(
      and(
        eq(adImpressions.key, key),
        eq(adImpressions.userTier, viewer.userTier),
        sql`${adImpressions.userId} is not distinct from ${viewer.userId}`,
        sql`${adImpressions.trialId} is not distinct from ${viewer.trialId}`,
      ),
    );
}

async function countFor(db: Database, trialId: number, added: number) {
  await db
    .update(trials)
    .set({ adImpressions: sql`${trials.adImpressions} + ${added}` })
    .where(eq(trials.id, trialId));
}
