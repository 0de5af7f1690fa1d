import {
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  type FeedbackPriority,
  type FeedbackStatus,
} from '@saywell/contract';

export type Filters = {
  status: FeedbackStatus | undefined;
  priority: FeedbackPriority | undefined;
  page: number;
};

export function filtersFrom(search: string): Filters {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    status: FEEDBACK_STATUSES.find((status) => status === query.get('status')),
    priority: FEEDBACK_PRIORITIES.find((priority) => priority === query.get('priority')),
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** What is chosen, as the end of an address. */
export function searchFor({ status, priority, page }: Filters): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(priority && { priority }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}

export const STATUS_LABELS: Record<FeedbackStatus, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  'in-progress': 'In progress',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** What the dropdown offers. The other two may come from elsewhere, and are shown where they are. */
export const OFFERED_STATUSES = ['new', 'reviewed', 'resolved'] as const;

export const PRIORITY_LABELS: Record<FeedbackPriority, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

export const dayOf = (instant: string) => DAY.format(new Date(instant));
export const momentOf = (instant: string) => MOMENT.format(new Date(instant));

/** Types are free text to the server: "idea" is shown as "Idea". */
export function typeLabel(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
}

export type Counts = { status: FeedbackStatus; priority: FeedbackPriority; count: number }[];

/** How many there are of a kind; of all kinds where nothing is asked for. */
export function tally(counts: Counts, wanted: Partial<Pick<Filters, 'status' | 'priority'>>) {
  return counts
    .filter(({ status }) => !wanted.status || status === wanted.status)
    .filter(({ priority }) => !wanted.priority || priority === wanted.priority)
    .reduce((sum, { count }) => sum + count, 0);
}

/** "10,000" */
export const amountText = (count: number) => count.toLocaleString('en-US');
