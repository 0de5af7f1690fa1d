import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Result } from '../../lib/api.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import { withWaiting } from './said.ts';

const firstSession = read('/api/first-session');

export function useFirstSession(enabled = true) {
  const { data, ...query } = useQuery({ ...firstSession, enabled });
  const items = useOutbox((state) => state.items);
  return { ...query, data: data && { ...data, phrases: withWaiting(data, items) } };
}

export const useFirstResult = (enabled: boolean) =>
  useQuery({ ...read('/api/first-session/result'), enabled });

export type FirstResult = Result<'GET /api/first-session/result'>;

export function useBegin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/first-session', { body: { at: new Date().toISOString() } }),
    onSuccess: (begun) => queryClient.setQueryData(firstSession.queryKey, begun),
  });
}

/** Skips it, or what is left of it. */
export function useEnd() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/first-session/end', { body: {} }),
    onSuccess: (ended) => queryClient.setQueryData(firstSession.queryKey, ended),
    onError: () =>
      toast({
        title: 'The first session couldn’t be skipped.',
        description: 'Check the connection, then try again.',
        tone: 'problem',
      }),
  });
}
