import { type choosePathStep, earContrasts } from '@saywell/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { pathChoices } from '../../../db/schema.ts';
import { AppError } from '../../../http/errors.ts';

type Chosen = z.input<typeof choosePathStep.response>;
export type PathChoice = NonNullable<Chosen['choice']>;

/** By contrast, in the order in which they were made. */
export async function readChoices(db: Database, userId: number): Promise<Map<string, PathChoice>> {
  const rows = await db
    .select({ contrast: pathChoices.contrast, choice: pathChoices.choice })
    .from(pathChoices)
    .where(eq(pathChoices.userId, userId))
    .orderBy(asc(pathChoices.chosenAt), asc(pathChoices.contrast));
  return new Map(rows.map(({ contrast, choice }) => [contrast, choice]));
}

/** Pins or skips a step, or takes that back; the last choice counts. */
export async function chooseStep(
  db: Database,
  userId: number,
  { contrast, choice }: Chosen,
  now = new Date(),
): Promise<Chosen> {
  if (!earContrasts.some(({ id }) => id === contrast)) {
    throw new AppError('not_found', 'There is no such step on your path');
  }
  if (choice) {
    await db
      .insert(pathChoices)
      .values({ userId, contrast, choice, chosenAt: now })
      .onConflictDoUpdate({
        target: [pathChoices.userId, pathChoices.contrast],
        set: { choice, chosenAt: now },
      });
  } else {
    await db
      .delete(pathChoices)
      .where(and(eq(pathChoices.userId, userId), eq(pathChoices.contrast, contrast)));
  }
  return { contrast, choice };
}
