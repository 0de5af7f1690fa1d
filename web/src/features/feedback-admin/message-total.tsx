import { useQuery } from '@tanstack/react-query';
import type { Filters } from './filters.ts';
import { feedbackCounts } from './queries.ts';
import { amountText, tally } from './tally.ts';

export function MessageTotal({ filters }: { filters: Filters }) {
  const { data: counts } = useQuery(feedbackCounts);
  const total = counts && tally(counts, filters);
  return (
    <p role="status" className="num mt-1.5 min-h-[1.45em] text-15 text-ink-2">
      {total !== undefined &&
        `${amountText(total)} ${total === 1 ? 'message' : 'messages'}, newest first`}
    </p>
  );
}
