import { CATEGORY_LABELS } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { call, type Result } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks, deletes all practice, and says that it is done or that it is not. */
export function ResetProgress({
  modules,
  onReset,
}: {
  modules: Result<'GET /api/user-progress'>;
  onReset: () => void;
}) {
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const reset = useMutation({
    mutationFn: () => call('POST /api/reset-progress', { body: {} }),
    onSuccess: async () => {
      onReset();
      await queryClient.invalidateQueries();
      toast({
        title: 'Progress Reset',
        description: 'All your learning progress has been reset successfully.',
      });
    },
    onError: () =>
      toast({
        title: 'Reset Failed',
        description: 'Could not reset your progress. Please try again.',
        tone: 'problem',
      }),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button look="line" size="s" onClick={() => setOpen(true)}>
        <Icon of={RotateCcw} size={18} />
        Reset Learning Progress
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Reset Learning Progress"
        description="This deletes your exercises, minutes, accuracy, streak, sounds, scenes, ear training, and stress training. It can’t be undone."
        confirmLabel={reset.isPending ? 'Resetting...' : 'Reset Progress'}
        onConfirm={() => reset.mutate()}
        busy={reset.isPending}
        danger
      >
        <ul className="num grid gap-1">
          {modules.map(({ category, total }) => (
            <li key={category} className="flex justify-between gap-4">
              <span>{CATEGORY_LABELS[category]}</span>
              <span className="text-ink-2">0/{total} exercises</span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
