import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { analyses, exerciseTotals, practiceSessions } from '../../db/schema.ts';

type Wanted = { exerciseId?: number | undefined; phrase?: string | undefined; limit: number };

/** A take that was refused a score does not stand among those that got one, nor one in doubt. */
const wasScored = sql`not jsonb_path_exists(${analyses.result}, '$.issues[*] ? (@.blocking == true)')`;

/** How far back we look for phrases of one's own. */
const RECENT_SESSIONS = 200;

/** Saved sessions and analyses not saved (yet): each take is one of the two. */
export async function listAttempts(db: Database, userId: number, wanted: Wanted) {
  const { limit } = wanted;
  const saved = db
    .select({
      accuracy: sql<number>`${practiceSessions.accuracy}`.as('accuracy'),
      createdAt: practiceSessions.createdAt,
      saved: sql<boolean>`true`.as('saved'),
      analysisId: practiceSessions.analysisId,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        isOf(practiceSessions, wanted),
        isNotNull(practiceSessions.accuracy),
      ),
    );
  const unsaved = db
    .select({
      accuracy: sql<number>`${analyses.accuracy}`.as('accuracy'),
      createdAt: sql<Date>`coalesce(${analyses.saidAt}, ${analyses.createdAt})`
        .mapWith(analyses.createdAt)
        .as('created_at'),
      saved: sql<boolean>`false`.as('saved'),
      analysisId: sql<string>`${analyses.id}`.as('analysis_id'),
    })
    .from(analyses)
    .where(
      and(
        eq(analyses.userId, userId),
        isOf(analyses, wanted),
        isNotNull(analyses.accuracy),
        isNull(analyses.drilled),
        wasScored,
      ),
    );
  return unionAll(saved, unsaved)
    .orderBy(sql`"created_at" desc`)
    .limit(limit);
}

function isOf(table: typeof practiceSessions | typeof analyses, { exerciseId, phrase }: Wanted) {
  if (exerciseId !== undefined) return eq(table.exerciseId, exerciseId);
  return and(isNull(table.exerciseId), phrase === undefined ? undefined : eq(table.phrase, phrase));
}

export async function exerciseProgress(db: Database, userId: number) {
  return db
    .select({
      exerciseId: exerciseTotals.exerciseId,
      bestAccuracy: exerciseTotals.bestAccuracy,
    })
    .from(exerciseTotals)
    .where(eq(exerciseTotals.userId, userId));
}

export async function listOwnPhrases(db: Database, userId: number, limit: number) {
  const recent = db
    .select({
      phrase: practiceSessions.phrase,
      accuracy: practiceSessions.accuracy,
      createdAt: practiceSessions.createdAt,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        isNull(practiceSessions.exerciseId),
        isNotNull(practiceSessions.phrase),
      ),
    )
    .orderBy(desc(practiceSessions.createdAt))
    .limit(RECENT_SESSIONS)
    .as('recent');
  const rows = await db
    .select({
      phrase: recent.phrase,
      bestAccuracy: max(recent.accuracy),
      lastPracticedAt: max(recent.createdAt),
    })
    .from(recent)
    .groupBy(recent.phrase)
    .orderBy(desc(max(recent.createdAt)))
    .limit(limit);
  return rows.map((row) => ({
    phrase: row.phrase!,
    bestAccuracy: row.bestAccuracy,
    lastPracticedAt: row.lastPracticedAt!,
  }));
}
