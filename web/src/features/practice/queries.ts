import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

/** Best result by exercise; an exercise that is in it counts as completed. */
export type Bests = ReadonlyMap<number, number>;

const bestResults = {
  ...read('/api/exercise-progress'),
  select: (progress: { exerciseId: number; bestAccuracy: number }[]): Bests =>
    new Map(progress.map(({ exerciseId, bestAccuracy }) => [exerciseId, bestAccuracy * 100])),
};
export function useBestResults(): { data: Bests | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(bestResults);
  return { data, isPending };
}

const SHOWN = '8';

/** Earlier takes of the same exercise or phrase, oldest first. */
export function useEarlierTakes(of: { exerciseId: number } | { phrase: string }) {
  const { data } = useQuery({
    ...read('/api/practice/attempts', { query: { ...of, limit: SHOWN } }),
    select: (takes: { accuracy: number; analysisId?: string | null }[]) =>
      takes
        .map(({ accuracy, analysisId }) => ({
          score: accuracy * 100,
          analysisId: analysisId ?? undefined,
        }))
        .toReversed(),
    // Read when the exercise opens: this take must not be among the ones before it.
    staleTime: Infinity,
  });
  return data ?? [];
}

/** Own phrases of other days, the newest first. */
export function useRecentPhrases() {
  const { data = [], isPending } = useQuery(
    read('/api/practice/phrases', { query: { limit: SHOWN } }),
  );
  return { phrases: data, isPending };
}
