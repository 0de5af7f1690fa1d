import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { useInOrder } from '../../lib/in-order.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

const reminder = read('/api/reminder');
type Choice = { on: boolean; at: string; timeZone?: string | null };

export function useReminder() {
  const queryClient = useQueryClient();
  const query = useQuery(reminder);
  const { inOrder, isLast } = useInOrder('reminder');
  const save = useMutation({
    ...inOrder,
    mutationFn: (body: Choice) => call('PUT /api/reminder', { body }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries(reminder);
      queryClient.setQueryData(
        reminder.queryKey,
        (found) => found && { ...found, ...choice, stoppedAt: null },
      );
    },
    onSuccess: ({ on }) => {
      if (isLast()) toast({ title: on ? 'Reminder Saved' : 'Reminder Turned Off' });
    },
    onError: (error) => {
      if (!isLast()) return;
      const description = errorText(error, 'Please try again.');
      toast({ title: 'Your reminder couldn’t be saved.', description, tone: 'problem' });
    },
    // What the server holds is the truth, whatever became of the call.
    onSettled: () => isLast() && queryClient.invalidateQueries(reminder),
  });
  return {
    data: query.data,
    isLost: query.isError && !query.data,
    retry: () => void query.refetch(),
    choose: save.mutate,
  };
}
