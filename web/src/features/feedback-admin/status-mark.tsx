import type { Feedback, FeedbackPriority, FeedbackStatus } from '@saywell/contract';
import { ChevronDown, ChevronsUp, type LucideIcon, Minus } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { OFFERED_STATUSES, PRIORITY_LABELS, STATUS_LABELS } from './filters.ts';
import { useSetStatus } from './queries.ts';

const MARKS: Record<FeedbackStatus, string> = {
  new: 'rounded-full bg-voice',
  reviewed: 'rounded-full inset-ring-[2.5px] inset-ring-ink-2',
  'in-progress': 'rounded-full inset-ring-[2.5px] inset-ring-close-fill',
  resolved: 'rounded-[2px] bg-clear-fill',
  closed: 'rounded-[2px] inset-ring-[2.5px] inset-ring-ink-2',
};

/** Differs by shape and by color; the word stands beside it. */
export function StatusMark({ status }: { status: FeedbackStatus }) {
  return <i aria-hidden className={classNames('paint block size-2.5 shrink-0', MARKS[status])} />;
}

const SIGNS: Record<FeedbackPriority, LucideIcon> = {
  high: ChevronsUp,
  medium: Minus,
  low: ChevronDown,
};

export function Priority({ priority }: { priority: FeedbackPriority }) {
  const look = priority === 'high' ? 'font-semibold text-notyet' : 'text-ink-2';
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-15', look)}>
      <Icon of={SIGNS[priority]} size={17} />
      {PRIORITY_LABELS[priority]}
      <span className="sr-only"> priority</span>
    </span>
  );
}

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
