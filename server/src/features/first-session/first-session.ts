import type { FirstSession, readFirstSession as call } from '@saywell/contract';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { exercises, exerciseTotals, firstSessions, practiceSessions } from '../../db/schema.ts';
import { momentOf } from '../practice/kept.ts';
import { FIRST_PHRASES } from './phrases.ts';

type Answer = z.input<typeof call.response>;
type Said = FirstSession['phrases'][number]['said'];

export async function readFirstSession(db: Database, userId: number): Promise<Answer> {
  const [kept] = await db.select().from(firstSessions).where(eq(firstSessions.userId, userId));
  const { startedAt = null, endedAt = null } = kept ?? {};
  const ids = startedAt ? await stillThere(db, kept!.exerciseIds) : await firstPhrases(db);
  const said = startedAt ? await saidSince(db, userId, ids, startedAt) : new Map<number, Said>();
  return {
    startedAt,
    endedAt,
    phrases: ids.map((exerciseId) => ({ exerciseId, said: said.get(exerciseId) ?? 'no' })),
  };
}

/** From now on, what is said counts anew. A request that is repeated changes nothing. */
export async function beginFirstSession(db: Database, userId: number, at: string): Promise<Answer> {
  const begun = {
    startedAt: momentOf({ at, sentAt: at }, Date.now()),
    endedAt: null,
    exerciseIds: await firstPhrases(db),
  };
  await db
    .insert(firstSessions)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: firstSessions.userId, set: begun });
  return readFirstSession(db, userId);
}

/** Skips it, or what is left of it; the first time counts. */
export async function endFirstSession(db: Database, userId: number): Promise<Answer> {
  await db
    .insert(firstSessions)
    .values({ userId, exerciseIds: [], endedAt: new Date() })
    .onConflictDoUpdate({
      target: firstSessions.userId,
      set: { endedAt: sql`excluded.ended_at` },
      setWhere: isNull(firstSessions.endedAt),
    });
  return readFirstSession(db, userId);
}

async function firstPhrases(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: exercises.id, key: exercises.key })
    .from(exercises)
    .where(inArray(exercises.key, FIRST_PHRASES));
  return FIRST_PHRASES.flatMap((key) => rows.find((row) => row.key === key)?.id ?? []);
}

/** Without exercises that were taken out since. */
async function stillThere(db: Database, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(inArray(exercises.id, ids));
  return ids.filter((id) => rows.some((row) => row.id === id));
}

async function saidSince(db: Database, userId: number, ids: number[], startedAt: Date) {
  const scored = await db
    .select({ exerciseId: exerciseTotals.exerciseId })
    .from(exerciseTotals)
    .where(
      and(
        eq(exerciseTotals.userId, userId),
        inArray(exerciseTotals.exerciseId, ids),
        gte(exerciseTotals.lastPracticedAt, startedAt),
      ),
    );
  const said = new Map<number, Said>(scored.map(({ exerciseId }) => [exerciseId, 'scored']));
  // A session without a score is in no total.
  const unsure = await db
    .selectDistinct({ exerciseId: practiceSessions.exerciseId })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        inArray(
          practiceSessions.exerciseId,
          ids.filter((id) => !said.has(id)),
        ),
        gte(practiceSessions.createdAt, startedAt),
      ),
    );
  for (const { exerciseId } of unsure) if (exerciseId !== null) said.set(exerciseId, 'unsure');
  return said;
}
