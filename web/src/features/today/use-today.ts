import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Result } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { localTime } from '../../lib/local-time.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

export type Today = Result<'GET /api/today'>;
export type TodaysStep = Today['steps'][number];

const today = () => read('/api/today', { query: localTime() });

export const useToday = () => useQuery(today());

/** Keeps the proposed steps, so that they are the same after a reload and on another device. */
export function useBegin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/today', { query: localTime(), body: {} }),
    onSuccess: (begun) => queryClient.setQueryData(today().queryKey, begun),
    onError: (error) => notSaved(error),
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
