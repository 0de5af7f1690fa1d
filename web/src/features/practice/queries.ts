import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item } from '../../lib/outbox/item.ts';
import { isWaiting, useOutbox } from '../../lib/outbox/outbox.ts';
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
  const items = useOutbox((state) => state.items);
  return { data: useMemo(() => data && withWaiting(data, items), [data, items]), isPending };
}

/** What waits to be sent counts here at once. */
export function withWaiting(bests: Bests, items: readonly Item[]): Bests {
  const all = new Map(bests);
  for (const item of items) {
    const { exerciseId, accuracy } = item.about;
    if (exerciseId === undefined || accuracy === undefined || !isWaiting(item)) continue;
    all.set(exerciseId, Math.max(all.get(exerciseId) ?? 0, accuracy * 100));
  }
  return all;
}

const SHOWN = '8';

/** The last takes of the same exercise or phrase and the best of all, oldest first. */
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
