import { type Analysis, isDoubted, type ScoredOn } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { insertAnalysis } from '../practice/kept.ts';
import { keepTrialTake, type Said } from '../trial/takes.ts';
import { confirmAccount, confirmLearner, type Learner } from './learner.ts';

type Kept = Said & {
  analysis: Analysis;
  scoredOn: ScoredOn;
  /** Of an analysis that a device made. */
  id?: string;
  saidAt?: Date;
};

/** Stores the analysis, so that the take can be saved. The recording is not stored. */
export function keep(db: Database, learner: Learner, { analysis, ...said }: Kept) {
  const { scoredOn } = said;
  const accuracy = isDoubted(analysis) ? null : analysis.overallAccuracy / 100;
  const take = { ...said, accuracy, result: { ...analysis, scoredOn } };
  if ('trialId' in learner) {
    return keepTrialTake(db, learner.trialId, take);
  }
  return db.transaction(async (tx) => {
    const confirm = scoredOn === 'server' ? confirmLearner : confirmAccount;
    await confirm(tx, learner.userId);
    return { analysisId: await insertAnalysis(tx, learner, take) };
  });
}
