import { FEEDBACK_PER_PAGE, type Feedback, type FeedbackStatus } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import type { Filters } from './filters.ts';

export const messagesAt = ({ status, priority, page }: Filters) =>
  read('/api/admin/feedback', {
    query: { status, priority, page: String(page), limit: String(FEEDBACK_PER_PAGE) },
  });

export const feedbackCounts = read('/api/admin/feedback/counts');

/** Shows the new status at once; if it cannot be kept, shows the old one again. */
export function useSetStatus() {
  const queryClient = useQueryClient();
  const lists = { queryKey: ['/api/admin/feedback'] };
  return useMutation({
    // One after the other, so that the last one chosen is the last one kept.
    scope: { id: 'feedback-status' },
    mutationFn: ({ id, status }: { id: number; status: FeedbackStatus }) =>
      call('PATCH /api/admin/feedback/:id', { params: { id }, body: { status } }),
    onMutate: async ({ id, status }) => {
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<Feedback[]>(lists, (shown) =>
        shown?.map((message) => (message.id === id ? { ...message, status } : message)),
      );
    },
    onError: () => {
      toast({ title: 'Failed to update feedback status.', tone: 'problem' });
      void queryClient.invalidateQueries(lists);
    },
    onSuccess: () => queryClient.invalidateQueries(feedbackCounts),
  });
}
