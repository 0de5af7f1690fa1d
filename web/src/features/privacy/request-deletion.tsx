import { DELETION_GRACE_DAYS } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { useIdentity } from '../../lib/passkeys.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteButton } from './delete-button.tsx';
import {
  NOT_REQUESTED,
  notifyFailure,
  useCancelDeletion,
  usePendingDeletion,
  useRequestDeletion,
} from './deletion-requests.ts';

/** With time to change one's mind. */
export function RequestDeletion() {
  const pending = usePendingDeletion();
  const identity = useIdentity();
  return (
    <DeleteButton
      title="Request account deletion?"
      action={{ label: 'Request Deletion', busyLabel: 'Sending...' }}
      identity={identity}
      deletion={useRequestDeletion(identity.prove)}
      failed={NOT_REQUESTED}
      disabled={pending !== undefined}
      allowBlank
      closes
    >
      <p>
        In {DELETION_GRACE_DAYS} days, your account, your practice, and everything you wrote to us
        will be deleted. Until then, you can cancel the request here.
      </p>
    </DeleteButton>
  );
}

/** Says on which day the account will be gone, as long as that can still be stopped. */
export function PendingDeletion() {
  const pending = usePendingDeletion();
  const cancel = useCancelDeletion();
  if (!pending) return null;
  const keep = () =>
    cancel.mutate(pending.id, {
      onSuccess: () =>
        toast({ title: 'Deletion Canceled', description: 'Your account stays as it is.' }),
      onError: (error) =>
        toast({
          title: 'Cancellation Failed',
          description: errorText(error, 'The request couldn’t be canceled. Please try again.'),
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
          {cancel.isPending ? 'Canceling...' : 'Keep My Account'}
        </Button>
      }
    >
      You asked for this on {dayOf(pending.createdAt)}. Until your account is deleted, everything
      works as usual, and you can change your mind.
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

const NOT_DELETED = 'Your account couldn’t be deleted. Please try again.';

/** At once and for good. What to do without an account is the page's matter. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const identity = useIdentity();
  const remove = useMutation({
    mutationFn: async (password: string) =>
      call('DELETE /api/privacy/delete', { body: await identity.prove(password) }),
    onSuccess: ({ message }) => {
      onDeleted();
      toast({ title: 'Account Deleted', description: message });
    },
    onError: notifyFailure(NOT_DELETED),
  });
  return (
    <DeleteButton
      title="Delete your account?"
      action={{ label: 'Delete Account', busyLabel: 'Deleting...' }}
      identity={identity}
      deletion={remove}
      failed={NOT_DELETED}
    >
      <p>
        Your account, your practice, and everything you wrote to us will be deleted right away and
        permanently. This can’t be undone.
      </p>
      <p>If you want to keep a copy, export your data first.</p>
    </DeleteButton>
  );
}
