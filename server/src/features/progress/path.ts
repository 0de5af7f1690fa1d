import {
  type FirstLanguage,
  type LanguageId,
  languageOf,
  pathFor,
  type readPath as call,
} from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { earTotals, users } from '../../db/schema.ts';

/** A path is walked one step at a time; more would only be a list. */
const STEPS = 3;

export async function readPath(
  db: Database,
  userId: number,
): Promise<z.input<typeof call.response>> {
  const firstLanguage = await firstLanguageId(db, userId);
  const totals = await db
    .select({ contrast: earTotals.contrast, asked: earTotals.asked, heard: earTotals.heard })
    .from(earTotals)
    .where(eq(earTotals.userId, userId));
  const results = Object.fromEntries(totals.map(({ contrast, ...own }) => [contrast, own]));
  const steps = pathFor(languageOf(firstLanguage), results).slice(0, STEPS);
  return {
    firstLanguage,
    steps: steps.map(({ contrast: { id, title }, ...why }) => ({ contrast: id, title, ...why })),
  };
}

export async function chooseFirstLanguage(
  db: Database,
  userId: number,
  firstLanguage: LanguageId | null,
) {
  await db.update(users).set({ firstLanguage }).where(eq(users.id, userId));
  return readPath(db, userId);
}

/** What is known about somebody's first language; undefined if they have not said. */
export async function firstLanguageOf(
  db: Database,
  userId: number,
): Promise<FirstLanguage | undefined> {
  return languageOf(await firstLanguageId(db, userId));
}

async function firstLanguageId(db: Database, userId: number) {
  const [person] = await db
    .select({ firstLanguage: users.firstLanguage })
    .from(users)
    .where(eq(users.id, userId));
  return person?.firstLanguage ?? null;
}
