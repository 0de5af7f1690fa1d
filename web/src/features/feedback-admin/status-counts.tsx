import { useQuery } from '@tanstack/react-query';
import { OFFERED_STATUSES, STATUS_LABELS } from './labels.ts';
import { feedbackCounts } from './queries.ts';
import { StatusMark } from './status-mark.tsx';
import { amountText, tally } from './tally.ts';

/** How many are new, reviewed and resolved; the place is kept while they are counted. */
export function StatusCounts() {
  const { data: counts } = useQuery(feedbackCounts);
  return (
    <dl className="num flex gap-8" aria-busy={!counts}>
      {OFFERED_STATUSES.map((status) => (
        <div key={status} className="flex flex-col-reverse">
          <dt className="flex items-center gap-2 text-15 text-ink-2">
            <StatusMark status={status} />
            {STATUS_LABELS[status]}
          </dt>
          <dd className="font-display text-32 font-medium">
            {counts ? amountText(tally(counts, { status })) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
