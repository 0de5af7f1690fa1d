import type { Clip } from '../observation/observe.ts';
import { type Evaluation, evaluate } from '../scoring/evaluate.ts';
import type { HeardTake } from './hear-take.ts';
import type { Models } from './load-models.ts';
import type { PreparedTake } from './prepare-take.ts';
import type { AskedPhrase } from './read-take.ts';

export type AlignedTake = PreparedTake & {
  clip: Clip;
  /** Undefined if the recording is too short for the phrase. */
  evaluation: Evaluation | undefined;
};

/** Aligns the phrase with the recording and scores the sounds and words that were said. */
export function alignTake(
  { acoustic, scorer }: Models,
  { words }: AskedPhrase,
  prepared: PreparedTake,
  heard: HeardTake,
): AlignedTake {
  const variants = words.map((word) => word.variants);
  return { ...prepared, clip: heard[0], evaluation: evaluate(acoustic, scorer, heard, variants) };
}
