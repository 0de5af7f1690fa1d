import { CATEGORIES, type totalStats, type userProgress } from '@saywell/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { exercises, exerciseTotals, practiceTotals } from '../../../db/schema.ts';
import { inNoScene } from '../../exercises/exercises.ts';

/** Everything somebody practiced, as the sums that their saves have kept. */
export async function totalsOf(db: Database, userId: number) {
  const [row] = await db.select().from(practiceTotals).where(eq(practiceTotals.userId, userId));
  const { sessions = 0, scored = 0, minutes = 0, drilledSeconds = 0, accuracySum = 0 } = row ?? {};
  return {
    sessions,
    scored,
    minutes: minutes + Math.ceil(drilledSeconds / 60),
    accuracy: meanOf(accuracySum, scored),
  };
}

export async function readTotalStats(
  db: Database,
  userId: number,
): Promise<z.input<typeof totalStats.response>> {
  const { sessions, minutes, accuracy } = await totalsOf(db, userId);
  return { minutes, exercises: sessions, accuracy: percentOf(accuracy) };
}

export async function readUserProgress(
  db: Database,
  userId: number,
): Promise<z.input<typeof userProgress.response>> {
  const rows = await db
    .select({
      category: exercises.category,
      total: sql<number>`count(*)::int`,
      completed: sql<number>`count(${exerciseTotals.exerciseId})::int`,
      sessions: sql<number>`coalesce(sum(${exerciseTotals.sessions}), 0)::int`,
      accuracySum: sql<number>`coalesce(sum(${exerciseTotals.accuracySum}), 0)::float8`,
    })
    .from(exercises)
    .leftJoin(
      exerciseTotals,
      and(eq(exerciseTotals.exerciseId, exercises.id), eq(exerciseTotals.userId, userId)),
    )
    .where(inNoScene)
    .groupBy(exercises.category);
  return CATEGORIES.map((category, at) => {
    const row = rows.find((one) => one.category === category);
    const { total = 0, completed = 0, sessions = 0, accuracySum = 0 } = row ?? {};
    return {
      id: at + 1,
      category,
      completed,
      total,
      averageAccuracy: meanOf(accuracySum, sessions),
    };
  });
}

/** Sums of many fractions may end a hair above 1. */
export const meanOf = (sum: number, count: number) =>
  count === 0 ? 0 : Math.min(1, Math.max(0, sum / count));

export const percentOf = (fraction: number) => Math.round(fraction * 100);
