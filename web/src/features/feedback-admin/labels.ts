import type { FeedbackPriority, FeedbackStatus } from '@saywell/contract';

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
