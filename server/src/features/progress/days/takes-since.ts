import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { analyses, exercises, practiceSessions } from '../../../db/schema.ts';
import type { TodaysTake } from './challenge-list.ts';

/** More takes than this say nothing new about a day's goals. */
const TAKES_READ = 500;

const saidAt = sql<Date>`coalesce(${analyses.saidAt}, ${analyses.createdAt})`.mapWith(
  analyses.createdAt,
);

/** What was said since then, saved or not, the oldest first. A take that was refused says nothing. */
export async function takesSince(db: Database, userId: number, since: Date): Promise<TodaysTake[]> {
  const saved = db
    .select({
      phrase: practiceSessions.phrase,
      exerciseId: practiceSessions.exerciseId,
      accuracy: practiceSessions.accuracy,
      createdAt: practiceSessions.createdAt,
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.userId, userId), gte(practiceSessions.createdAt, since)));
  const unsaved = db
    .select({
      phrase: sql<string | null>`${analyses.phrase}`.as('phrase'),
      exerciseId: analyses.exerciseId,
      accuracy: analyses.accuracy,
      createdAt: saidAt.as('created_at'),
    })
    .from(analyses)
    .where(
      and(
        eq(analyses.userId, userId),
        gte(saidAt, since),
        // A word said in a drill is no take of a phrase.
        isNull(analyses.drilled),
        sql`not jsonb_path_exists(${analyses.result}, '$.issues[*] ? (@.blocking == true)')`,
      ),
    );
  const takes = unionAll(saved, unsaved).as('takes');
  const rows = await db
    .select({
      phrase: takes.phrase,
      accuracy: takes.accuracy,
      category: exercises.category,
      trains: exercises.trains,
    })
    .from(takes)
    .leftJoin(exercises, eq(exercises.id, takes.exerciseId))
    .orderBy(asc(takes.createdAt))
    .limit(TAKES_READ);
  return rows.map(({ phrase, accuracy, category, trains }) => ({
    phrase,
    accuracy,
    exercise: category && trains ? { category, trains } : null,
  }));
}
