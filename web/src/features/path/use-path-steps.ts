import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

export type WholePath = Result<'GET /api/path/steps'>;
export type PathStep = WholePath['steps'][number];
type Choice = PathStep['choice'];
type Chosen = { contrast: string; choice: Choice };

const steps = read('/api/path/steps');
/** What follows the path. */
const FOLLOWS = ['/api/path/steps', '/api/path', '/api/practice-plan', '/api/ear'];

export const usePathSteps = () => useQuery(steps);

/** Pins or skips a step, or takes that back; it shows at once and goes back if it fails. */
export function useChooseStep() {
  const queryClient = useQueryClient();
  /** What the server is known to have, of steps that are being changed. */
  const saved = useRef(new Map<string, Choice>());
  const mutationKey = ['path-choice'];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const show = ({ contrast, choice }: Chosen) =>
    queryClient.setQueryData<WholePath>(
      steps.queryKey,
      (whole) =>
        whole && {
          ...whole,
          steps: whole.steps.map((one) => (one.contrast === contrast ? { ...one, choice } : one)),
        },
    );
  return useMutation({
    mutationKey,
    // One after the other, so that the last of quick changes is also the last to arrive.
    scope: { id: 'path-choice' },
    mutationFn: ({ contrast, choice }: Chosen) =>
      call('PUT /api/path/steps/:contrast', { params: { contrast }, body: { choice } }),
    onMutate: (chosen) => {
      void queryClient.cancelQueries(steps);
      const before = queryClient
        .getQueryData<WholePath>(steps.queryKey)
        ?.steps.find(({ contrast }) => contrast === chosen.contrast);
      if (before && !saved.current.has(chosen.contrast)) {
        saved.current.set(chosen.contrast, before.choice);
      }
      show(chosen);
    },
    onSuccess: (answer) => void saved.current.set(answer.contrast, answer.choice),
    onError: (_error, { contrast }) => {
      if (!isLast()) return;
      show({ contrast, choice: saved.current.get(contrast) ?? null });
      toast({
        title: 'Not saved',
        description: 'Couldn’t change your path. Please try again.',
        tone: 'problem',
      });
    },
    onSettled: () => {
      if (!isLast()) return;
      saved.current.clear();
      for (const key of FOLLOWS) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
