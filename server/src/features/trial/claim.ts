import { type Analysis, PASS_MARK } from '@saywell/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses } from '../../db/schema.ts';
import { claimDrills } from '../drills/drills.ts';
import { insertSession } from '../practice/sessions.ts';
import { holdConsents } from '../privacy/consents.ts';
import { countTrial } from './count-trial.ts';
import { practiceTime } from './practice-time.ts';
import { lockTrial } from './sessions.ts';

type TakeRow = typeof analyses.$inferSelect;

/**
 * Moves everything practiced in a trial to the account: the best passed take of each exercise
 * becomes a practice session, the others become unsaved attempts. A second call moves nothing.
 */
export function claimTrial(db: Database, userId: number, token: string): Promise<number> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, token);
    // Without consent to analysis, the takes are deleted with the trial.
    if (!(await holdConsents(tx, userId)).ai_processing) return 0;
    const takes = await tx
      .update(analyses)
      .set({ userId, trialId: null })
      .where(eq(analyses.trialId, trial.id))
      .returning();
    if (takes.length > 0) await countTrial(tx, 'trial_converted');
    await claimDrills(tx, userId, trial.id);
    const best = bestOfEach(takes);
    if (best.length === 0) return 0;
    const time = practiceTime(takes.map(withSpoken), trial.createdAt);
    for (const { id, exerciseId, phrase, accuracy, result, scoredOn, createdAt } of best) {
      await insertSession(tx, {
        userId,
        exerciseId,
        phrase,
        accuracy,
        duration: Math.round(time.get(exerciseId!) ?? 1),
        analysis: result,
        scoredOn,
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
    const { exerciseId, accuracy, drilled } = take;
    if (drilled !== null) continue;
    if (exerciseId === null || accuracy === null || accuracy < PASS_MARK / 100) continue;
    const known = best.get(exerciseId)?.accuracy ?? 0;
    if (accuracy > known) best.set(exerciseId, take);
  }
  return [...best.values()];
}

/** A drill has a time of its own. */
function withSpoken({ exerciseId, drilled, createdAt, result }: TakeRow) {
  const { words = [] } = result as Partial<Analysis>;
  const ofExercise = drilled === null ? exerciseId : null;
  return { exerciseId: ofExercise, createdAt, spoken: Math.max(0, ...words.map(({ end }) => end)) };
}
