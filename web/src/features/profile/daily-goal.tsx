import { DAILY_MINUTES, type DailyMinutes } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useInOrder } from '../../lib/in-order.ts';
import { read } from '../../lib/query-client.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { toast } from '../../ui/toast.ts';

const goal = read('/api/daily-goal');
const NONE = 'none';
const options = [
  ...DAILY_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} min` })),
  { value: NONE, label: 'None' },
];

/** How many minutes somebody wants to practice each day. */
export function DailyGoalChoice() {
  const query = useQuery(goal);
  const choose = useChoose();
  if (query.isPending) return <Skeleton className="h-20 max-w-80" />;
  if (!query.data) {
    return <NotLoaded name="Your daily goal" onRetry={query.refetch} />;
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="font-semibold">
        Minutes a day
      </span>
      <SegmentedChoice
        label="Minutes a day"
        value={String(query.data.minutes ?? NONE)}
        options={options}
        onChange={(value) => choose(DAILY_MINUTES.find((one) => String(one) === value) ?? null)}
      />
    </div>
  );
}

function useChoose() {
  const queryClient = useQueryClient();
  const { inOrder, isLast } = useInOrder('daily-goal');
  const { mutate } = useMutation({
    ...inOrder,
    mutationFn: (minutes: DailyMinutes | null) =>
      call('PUT /api/daily-goal', { body: { minutes } }),
    onError: () => {
      if (isLast()) toast({ title: 'Your daily goal couldn’t be saved.', tone: 'problem' });
    },
    onSettled: () => {
      if (isLast()) void queryClient.invalidateQueries(goal);
    },
  });
  return (minutes: DailyMinutes | null) => {
    void queryClient.cancelQueries(goal);
    queryClient.setQueryData(goal.queryKey, { minutes });
    mutate(minutes);
  };
}
