import { read } from '../../lib/query-client.ts';

/** Best result by exercise; an exercise that is in it counts as completed. */
export type Bests = ReadonlyMap<number, number>;

export const bestResults = {
  ...read('/api/exercise-progress'),
  select: (progress: { exerciseId: number; bestAccuracy: number }[]): Bests =>
    new Map(progress.map(({ exerciseId, bestAccuracy }) => [exerciseId, bestAccuracy * 100])),
};

const SHOWN = '8';

/** Earlier takes of the same exercise or phrase, oldest first. */
export function earlierTakes(of: { exerciseId: number } | { phrase: string }) {
  return {
    ...read('/api/practice/attempts', { query: { ...of, limit: SHOWN } }),
    select: (takes: { accuracy: number }[]) =>
      takes.map(({ accuracy }) => ({ score: accuracy * 100 })).toReversed(),
    // Read when the exercise opens: this take must not be among the ones before it.
    staleTime: Infinity,
  };
}

export const recentPhrases = read('/api/practice/phrases', { query: { limit: SHOWN } });
