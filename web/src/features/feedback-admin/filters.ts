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
