import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

/** Best result by exercise; an exercise that is in it counts as completed. */
export type Bests = ReadonlyMap<number, number>;

const bestResults = {
  ...read('/api/exercise-progress'),
  select: (progress: { exerciseId: number; bestAccuracy: number }[]): Bests =>
    new Map(progress.map(({ exerciseId, bestAccuracy }) => [exerciseId, bestAccuracy * 100])),
};
const NONE: Bests = new Map();

export const useBestResults = (): Bests => useQuery(bestResults).data ?? NONE;

const SHOWN = '8';

/** Earlier takes of the same exercise or phrase, oldest first. */
export function useEarlierTakes(of: { exerciseId: number } | { phrase: string }) {
  const { data } = useQuery({
    ...read('/api/practice/attempts', { query: { ...of, limit: SHOWN } }),
    select: (takes: { accuracy: number }[]) =>
      takes.map(({ accuracy }) => ({ score: accuracy * 100 })).toReversed(),
    // Read when the exercise opens: this take must not be among the ones before it.
    staleTime: Infinity,
  });
  return data ?? [];
}

/** Own phrases of other days, the newest first. */
export const useRecentPhrases = () =>
  useQuery(read('/api/practice/phrases', { query: { limit: SHOWN } })).data ?? [];
