import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Result } from '../../lib/api.ts';
import { localTime } from '../../lib/local-time.ts';
import { toast } from '../../ui/toast.ts';

export type Challenges = Result<'GET /api/challenges'>;

const KEY = ['/api/challenges'];

/** Ticks one of today's goals off, or unticks it; it shows at once and goes back if it fails. */
export function useToggleChallenge() {
  const queryClient = useQueryClient();
  const change = (next: (list: Challenges) => Challenges) =>
    queryClient.setQueriesData<Challenges>({ queryKey: KEY }, (list) => list && next(list));
  const tick = ({ challengeId, checked }: { challengeId: string; checked: boolean }) =>
    change((list) => list.map((one) => (one.id === challengeId ? { ...one, checked } : one)));

  return useMutation({
    // One after the other, so that the last of quick changes is also the last to arrive.
    scope: { id: 'challenges' },
    mutationFn: (body: { challengeId: string; checked: boolean }) =>
      call('POST /api/challenges/toggle', { query: localTime(), body }),
    onMutate: tick,
    onError: (_error, { challengeId, checked }) => {
      tick({ challengeId, checked: !checked });
      // Since midnight there may be others.
      void queryClient.invalidateQueries({ queryKey: KEY });
      toast({
        title: 'Not saved',
        description: 'Could not save this goal. Please try again.',
        tone: 'problem',
      });
    },
  });
}
