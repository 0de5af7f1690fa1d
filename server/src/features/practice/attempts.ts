import { and, desc, eq, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { analyses, exerciseTotals, practiceSessions } from '../../db/schema.ts';

type Wanted = { exerciseId?: number | undefined; phrase?: string | undefined; limit: number };

/** A take that was refused a score does not stand among those that got one, nor one in doubt. */
const wasScored = sql`not jsonb_path_exists(${analyses.result}, '$.issues[*] ? (@.blocking == true)')`;

/** How far back we look for phrases of one's own. */
const RECENT_SESSIONS = 200;

/** Saved sessions and analyses not saved (yet): each take is one of the two. */
/** The last ones, and the best of all, which may be older. */
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
  const all = unionAll(saved, unsaved).as('all');
  const ranked = db
    .select({
      accuracy: all.accuracy,
      createdAt: all.createdAt,
      saved: all.saved,
      analysisId: all.analysisId,
      age: sql<number>`row_number() over (order by ${all.createdAt} desc)`.as('age'),
      place:
        sql<number>`row_number() over (order by ${all.accuracy} desc, ${all.createdAt} desc)`.as(
          'place',
        ),
    })
    .from(all)
    .as('ranked');
  const { accuracy, createdAt, saved: wasSaved, analysisId, age, place } = ranked;
  return db
    .select({ accuracy, createdAt, saved: wasSaved, analysisId })
    .from(ranked)
    .where(or(lte(age, limit), eq(place, 1)))
    .orderBy(age);
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
