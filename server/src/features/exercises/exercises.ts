import { Category, type Exercise } from '@saywell/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { exercises } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';

type Answer = z.input<typeof Exercise>;

/** What is practiced one by one: a line of a scene belongs to its scene. */
export const inNoScene = isNull(exercises.sceneSlug);

/** Easiest first; an unknown category has none. */
export async function listExercises(db: Database, category?: string): Promise<Answer[]> {
  const wanted = Category.optional().safeParse(category);
  if (!wanted.success) return [];
  return db
    .select()
    .from(exercises)
    .where(and(inNoScene, wanted.data && eq(exercises.category, wanted.data)))
    .orderBy(asc(exercises.difficulty), asc(exercises.id));
}

export async function findExercise(db: Database, id: number): Promise<Answer> {
  const [row] = await db.select().from(exercises).where(eq(exercises.id, id));
  if (!row) throw new AppError('not_found', 'Exercise not found');
  const { sceneSlug: slug, sceneLine: line, scenePart: part } = row;
  const isLine = slug !== null && line !== null && part !== null;
  return { ...row, scene: isLine ? { slug, line, part } : null };
}
