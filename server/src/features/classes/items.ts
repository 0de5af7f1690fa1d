import type { ClassItem, ClassPlan } from '@saywell/contract';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { classItems, exercises, scenes } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';

type Item = z.input<typeof ClassItem>;

export async function readItems(db: Database, classId: number): Promise<Item[]> {
  const rows = await db
    .select({
      id: classItems.id,
      exerciseId: classItems.exerciseId,
      title: exercises.title,
      phrase: exercises.phrase,
      category: exercises.category,
      difficulty: exercises.difficulty,
      slug: scenes.slug,
      scene: scenes.title,
      line: exercises.sceneLine,
    })
    .from(classItems)
    .innerJoin(exercises, eq(exercises.id, classItems.exerciseId))
    .leftJoin(scenes, eq(scenes.slug, exercises.sceneSlug))
    .where(eq(classItems.classId, classId))
    .orderBy(asc(classItems.position));
  return rows.map(({ slug, scene: title, line, ...item }) => ({
    ...item,
    // A line that was taken out of its scene is a phrase like any other.
    scene: slug !== null && title !== null && line !== null ? { slug, title, line } : null,
  }));
}

/**
 * Makes these the items of a class. What stays keeps its row, and with it the time since which it
 * counts. Called in a transaction that has locked the class.
 */
export async function replaceItems(
  tx: Database,
  { id: classId, userId }: { id: number; userId: number },
  wanted: ClassPlan['items'],
): Promise<void> {
  const ids = wanted.map(({ exerciseId }) => exerciseId);
  const known = await tx.$count(exercises, inArray(exercises.id, ids));
  if (known < ids.length) {
    throw new AppError('invalid_input', 'One of these exercises no longer exists', {
      field: 'items',
    });
  }
  await tx
    .delete(classItems)
    .where(and(eq(classItems.classId, classId), notInArray(classItems.exerciseId, ids)));
  for (const [position, exerciseId] of ids.entries()) {
    await tx
      .insert(classItems)
      .values({ userId, classId, exerciseId, position })
      .onConflictDoUpdate({
        target: [classItems.classId, classItems.exerciseId],
        set: { position },
      });
  }
}
