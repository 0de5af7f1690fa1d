import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Result } from '../../lib/api.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { localTime } from '../../lib/local-time.ts';
import { outbox, useOutbox } from '../../lib/outbox/outbox.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import { withWaiting } from './with-waiting.ts';

export type Today = Result<'GET /api/today'>;
export type TodaysStep = Today['steps'][number];

const today = () => read('/api/today', { query: localTime() });

export function useToday() {
  const items = useOutbox((state) => state.items);
  return useQuery({ ...today(), select: (data) => withWaiting(data, items) });
}

/** For whoever has read it along with others. */
export function useWithWaiting(data: Today): Today {
  return withWaiting(
    data,
    useOutbox((state) => state.items),
  );
}

/**
 * Keeps the proposed steps, so that they are the same after a reload and on another device. Offline
 * this waits before the results of the steps, and the server chooses the same ones then.
 */
export function useBegin(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/today', { query: localTime(), body: {} }),
    onSuccess: (begun) => queryClient.setQueryData(today().queryKey, begun),
    onError: (error) => {
      if (error instanceof ApiError) return notSaved(error);
      const key = `today:${new Date().toDateString()}`;
      const about = { phrase: 'Today’s practice' };
      outbox.add({ userId, key, call: 'POST /api/today', body: {}, about }).catch(() => {});
    },
  });
}

export function useSkip() {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, so that the last answer is that to the last press.
    scope: { id: 'today' },
    mutationFn: (body: { step: string; skipped: boolean }) =>
      call('PUT /api/today/skipped', { query: localTime(), body }),
    onSuccess: (changed) => queryClient.setQueryData(today().queryKey, changed),
    onError: (error) => notSaved(error),
  });
}

function notSaved(error: unknown) {
  toast({
    title: 'Not saved',
    description: errorText(error, 'Check the connection, then try again.'),
    tone: 'problem',
  });
}
