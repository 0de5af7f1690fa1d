import { type Analysis, PASS_MARK } from '@saywell/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses } from '../../db/schema.ts';
import { insertSession } from '../practice/sessions.ts';
import { holdConsents } from '../privacy/consents.ts';
import { countTrial } from './count-trial.ts';
import { practiceTime } from './practice-time.ts';
import { lockTrial } from './sessions.ts';

type TakeRow = typeof analyses.$inferSelect;

/**
 * Everything practiced in a trial becomes the person's own: the best passed take of each exercise a
 * practice session, the others attempts that were not saved. Whoever asks again moves nothing.
 */
export function claimTrial(db: Database, userId: number, token: string): Promise<number> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, token);
    // What was analyzed is theirs only with their consent to that; else it goes with the trial.
    if (!(await holdConsents(tx, userId)).ai_processing) return 0;
    const takes = await tx
      .update(analyses)
      .set({ userId, anonymousSessionId: null })
      .where(eq(analyses.anonymousSessionId, trial.id))
      .returning();
    if (takes.length > 0) await countTrial(tx, 'trial_converted');
    const best = bestOfEach(takes);
    if (best.length === 0) return 0;
    const time = practiceTime(takes.map(withSpoken), trial.createdAt);
    for (const { id, exerciseId, phrase, accuracy, result, createdAt } of best) {
      await insertSession(tx, {
        userId,
        exerciseId,
        phrase,
        accuracy,
        duration: Math.round(time.get(exerciseId!) ?? 1),
        analysis: result,
        transcript: (result as Analysis).transcript || phrase,
        analysisId: id,
        createdAt,
      });
    }
    await tx.delete(analyses).where(
      inArray(
        analyses.id,
        best.map(({ id }) => id),
      ),
    );
    return best.length;
  });
}

function bestOfEach(takes: readonly TakeRow[]): TakeRow[] {
  const best = new Map<number, TakeRow>();
  for (const take of takes) {
    if (take.exerciseId === null || take.accuracy < PASS_MARK / 100) continue;
    const known = best.get(take.exerciseId);
    if (!known || take.accuracy > known.accuracy) best.set(take.exerciseId, take);
  }
  return [...best.values()];
}

function withSpoken({ exerciseId, createdAt, result }: TakeRow) {
  const { words = [] } = result as Partial<Analysis>;
  return { exerciseId, createdAt, spoken: Math.max(0, ...words.map(({ end }) => end)) };
}
