import { CATEGORIES, type nextExercise } from '@saywell/contract';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { exerciseTotals } from '../../../db/schema.ts';
import { listExercises } from '../../exercises/exercises.ts';

type Answer = z.input<typeof nextExercise.response>;

/**
 * The first exercise not done yet after the one practiced last, in its category and then in the
 * others; when all are done, the one with the poorest best result.
 */
export async function findNextExercise(db: Database, userId: number): Promise<Answer> {
  const all = await listExercises(db);
  const done = await db
    .select()
    .from(exerciseTotals)
    .where(eq(exerciseTotals.userId, userId))
    .orderBy(desc(exerciseTotals.lastPracticedAt));
  const inOrder = CATEGORIES.flatMap((category) => all.filter((one) => one.category === category));
  const lastAt = inOrder.findIndex(({ id }) => id === done[0]?.exerciseId);
  const fromThere = [...inOrder.slice(lastAt + 1), ...inOrder.slice(0, lastAt + 1)];
  const isDone = new Set(done.map(({ exerciseId }) => exerciseId));
  const category = inOrder[lastAt]?.category;
  const open = fromThere.filter(({ id }) => !isDone.has(id));
  const next = open.find((one) => one.category === category) ?? open[0];
  if (next) return { exercise: next, why: done.length === 0 ? 'first' : 'next' };
  const poorest = done.toSorted((a, b) => a.bestAccuracy - b.bestAccuracy)[0];
  return { exercise: all.find(({ id }) => id === poorest?.exerciseId) ?? null, why: 'again' };
}
