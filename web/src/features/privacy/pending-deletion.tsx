import { CalendarClock } from 'lucide-react';
import { errorText } from '../../lib/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCancelDeletion, usePendingDeletion } from './deletion-requests.ts';

/** Says on which day the account will be gone, as long as that can still be stopped. */
export function PendingDeletion() {
  const pending = usePendingDeletion();
  const cancel = useCancelDeletion();
  if (!pending) return null;
  const keep = () =>
    cancel.mutate(pending.id, {
      onSuccess: () =>
        toast({ title: 'Deletion Cancelled', description: 'Your account stays as it is.' }),
      onError: (error) =>
        toast({
          title: 'Cancellation Failed',
          description: errorText(error, 'The request could not be cancelled. Please try again.'),
          tone: 'problem',
        }),
    });
  return (
    <Banner
      tone="warning"
      icon={CalendarClock}
      title={`Your account will be deleted on ${dayOf(pending.dueAt)}`}
      action={
        <Button look="line" size="s" busy={cancel.isPending} onClick={keep}>
          {cancel.isPending ? 'Cancelling...' : 'Keep My Account'}
        </Button>
      }
    >
      You asked for this on {dayOf(pending.createdAt)}. Until then everything works as usual, and
      you can change your mind.
    </Banner>
  );
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
