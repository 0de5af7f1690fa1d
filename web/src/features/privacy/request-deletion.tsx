import { DELETION_GRACE_DAYS } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { passkeyErrorText, useIdentity } from '../../lib/passkeys.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useCancelDeletion, usePendingDeletion, useRequestDeletion } from './deletion-requests.ts';

const FAILED = 'Your request couldn’t be sent. Please try again.';

/** With time to change one's mind. */
export function RequestDeletion() {
  const [asking, setAsking] = useState(false);
  const pending = usePendingDeletion();
  const identity = useIdentity();
  const request = useRequestDeletion(identity.prove);
  const ask = (open: boolean) => {
    setAsking(open);
    request.reset();
  };
  const confirm = (password: string) => {
    if (identity.asksFor === 'password' && !password.trim()) {
      toast({
        title: 'Password Required',
        description: 'Please enter your password to confirm.',
        tone: 'problem',
      });
      return;
    }
    request.mutate(password, {
      onSuccess: () => ask(false),
      onError: (error) =>
        toast({
          title: 'Deletion Failed',
          description: passkeyErrorText(error, FAILED),
          tone: 'problem',
        }),
    });
  };
  return (
    <>
      <Button look="danger" disabled={pending !== undefined} onClick={() => ask(true)}>
        <Icon of={Trash2} size={18} />
        Delete Account
      </Button>
      <IdentityDialog
        open={asking}
        onOpenChange={ask}
        title="Request account deletion?"
        identity={identity}
        action={{ label: 'Request Deletion', busyLabel: 'Sending...' }}
        busy={request.isPending}
        problem={request.isError ? passkeyErrorText(request.error, FAILED) : undefined}
        onConfirm={confirm}
        allowBlank
      >
        <p>
          In {DELETION_GRACE_DAYS} days, your account, your practice, and everything you wrote to us
          will be deleted. Until then, you can cancel the request here.
        </p>
      </IdentityDialog>
    </>
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
  const [asking, setAsking] = useState(false);
  const identity = useIdentity();
  const remove = useMutation({
    mutationFn: async (password: string) =>
      call('DELETE /api/privacy/delete', { body: await identity.prove(password) }),
    onSuccess: ({ message }) => {
      onDeleted();
      toast({ title: 'Account Deleted', description: message });
    },
    onError: (error) =>
      toast({
        title: 'Deletion Failed',
        description: passkeyErrorText(error, NOT_DELETED),
        tone: 'problem',
      }),
  });
  const ask = (open: boolean) => {
    setAsking(open);
    remove.reset();
  };
  return (
    <>
      <Button look="danger" onClick={() => ask(true)}>
        <Icon of={Trash2} size={18} />
        Delete Account
      </Button>
      <IdentityDialog
        open={asking}
        onOpenChange={ask}
        title="Delete your account?"
        identity={identity}
        action={{ label: 'Delete Account', busyLabel: 'Deleting...' }}
        busy={remove.isPending || remove.isSuccess}
        problem={remove.isError ? passkeyErrorText(remove.error, NOT_DELETED) : undefined}
        onConfirm={(password) => remove.mutate(password)}
      >
        <p>
          Your account, your practice, and everything you wrote to us will be deleted right away and
          permanently. This can’t be undone.
        </p>
        <p>If you want to keep a copy, export your data first.</p>
      </IdentityDialog>
    </>
  );
}
