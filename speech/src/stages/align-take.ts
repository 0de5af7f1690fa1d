import type { Clip } from '../observation/observe.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
import type { Hearing } from './hear-take.ts';
import type { PreparedTake } from './prepare-take.ts';

export type AlignedTake = PreparedTake & {
  clip: Clip;
  /** Undefined if the recording is too short for the phrase. */
  evaluation: Evaluation | undefined;
};

/** Aligns the phrase with the recording and scores the sounds and words that were said. */
export function alignTake(prepared: PreparedTake, hearing: Hearing): AlignedTake {
  return { ...prepared, ...hearing.finish() };
}
