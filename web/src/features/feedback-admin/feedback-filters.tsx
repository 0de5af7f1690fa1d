import { FEEDBACK_PRIORITIES, FEEDBACK_STATUSES } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/inputs.tsx';
import {
  amountText,
  type Filters,
  OFFERED_STATUSES,
  PRIORITY_LABELS,
  STATUS_LABELS,
  tally,
} from './filters.ts';
import { feedbackCounts } from './queries.ts';
import { StatusMark } from './status-mark.tsx';

type FeedbackFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

export function FeedbackFilters({ filters, onChange }: FeedbackFiltersProps) {
  const counts = useQuery(feedbackCounts).data;
  const { status, priority } = filters;
  const numbered = (label: string, wanted: Partial<Filters>) =>
    counts ? `${label} (${amountText(tally(counts, wanted))})` : label;
  const statuses = FEEDBACK_STATUSES.map((value) => ({
    value,
    label: numbered(STATUS_LABELS[value], { status: value, priority }),
  }));
  const priorities = FEEDBACK_PRIORITIES.map((value) => ({
    value,
    label: numbered(PRIORITY_LABELS[value], { status, priority: value }),
  }));
  return (
    <div className="mb-5 grid max-w-120 grid-cols-2 gap-3">
      <Select
        label="Status"
        value={status ?? ''}
        options={[{ value: '', label: 'All statuses' }, ...statuses]}
        onChange={({ target }) =>
          onChange({
            ...filters,
            status: FEEDBACK_STATUSES.find((one) => one === target.value),
            page: 1,
          })
        }
      />
      <Select
        label="Priority"
        value={priority ?? ''}
        options={[{ value: '', label: 'All priorities' }, ...priorities]}
        onChange={({ target }) =>
          onChange({
            ...filters,
            priority: FEEDBACK_PRIORITIES.find((one) => one === target.value),
            page: 1,
          })
        }
      />
    </div>
  );
}

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
