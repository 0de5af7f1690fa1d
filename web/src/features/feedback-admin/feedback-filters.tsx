import { FEEDBACK_PRIORITIES, FEEDBACK_STATUSES } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/inputs.tsx';
import type { Filters } from './filters.ts';
import { PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';
import { feedbackCounts } from './queries.ts';
import { amountText, tally } from './tally.ts';

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
