import type { Feedback, FeedbackStatus } from '@saywell/contract';
import { OFFERED_STATUSES, STATUS_LABELS } from './labels.ts';
import { useSetStatus } from './queries.ts';
import { StatusMark } from './status-mark.tsx';

/** How far a message has been dealt with, changed at once. */
export function StatusSelect({ message }: { message: Feedback }) {
  const setStatus = useSetStatus();
  const { id, status, subject } = message;
  const offered: FeedbackStatus[] = [...OFFERED_STATUSES];
  if (!offered.includes(status)) offered.push(status);
  return (
    <span className="relative flex items-center">
      <span className="pointer-events-none absolute left-3.5">
        <StatusMark status={status} />
      </span>
      <select
        aria-label={`Status of “${subject}”`}
        className="control select min-h-11! pl-8! text-15! font-semibold"
        value={status}
        onChange={(event) => setStatus.mutate({ id, status: event.target.value as FeedbackStatus })}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {STATUS_LABELS[value]}
          </option>
        ))}
      </select>
    </span>
  );
}
