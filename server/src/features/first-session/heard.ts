import { type Analysis, CLEAR_FROM, CLOSE_FROM, isLeftOut, judgedSounds } from '@saywell/contract';
import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { practiceSessions } from '../../db/schema.ts';

/** One saying of a sound. */
type Saying = { word: string; accuracy: number; instead: string | undefined; dropped: boolean };
/** By phone. */
export type Heard = ReadonlyMap<string, readonly Saying[]>;

export const isClear = (accuracy: number): boolean => accuracy * 100 >= CLEAR_FROM;

/** What was called wrong, or was as far off. */
export const isWrong = ({ accuracy }: Pick<Saying, 'accuracy'>): boolean =>
  accuracy * 100 < CLOSE_FROM;

/** How each sound was said in the first scored session of each of these exercises since a moment. */
export async function heardSince(
  db: Database,
  userId: number,
  ids: readonly number[],
  startedAt: Date,
): Promise<Heard> {
  const firstOfEach = db
    .selectDistinctOn([practiceSessions.exerciseId], { id: practiceSessions.id })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        inArray(practiceSessions.exerciseId, [...ids]),
        gte(practiceSessions.createdAt, startedAt),
        isNotNull(practiceSessions.accuracy),
        isNotNull(practiceSessions.analysis),
      ),
    )
    .orderBy(
      asc(practiceSessions.exerciseId),
      asc(practiceSessions.createdAt),
      asc(practiceSessions.id),
    );
  const sessions = await db
    .select({ words: sql<Analysis['words'] | null>`${practiceSessions.analysis} -> 'words'` })
    .from(practiceSessions)
    .where(inArray(practiceSessions.id, firstOfEach));
  const heard = new Map<string, Saying[]>();
  for (const { word, sound } of judgedSounds(sessions.flatMap(({ words }) => words ?? []))) {
    const { accuracy, heard: other } = sound;
    const saying = { word, accuracy, instead: other?.ipa, dropped: isLeftOut(sound) };
    heard.set(sound.phone, [...(heard.get(sound.phone) ?? []), saying]);
  }
  return heard;
}
