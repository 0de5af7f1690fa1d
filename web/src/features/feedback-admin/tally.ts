import type { FeedbackPriority, FeedbackStatus } from '@saywell/contract';
import type { Filters } from './filters.ts';

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
