import { DELETION_GRACE_DAYS } from '@saywell/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { passkeyErrorText, useIdentity } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { usePendingDeletion, useRequestDeletion } from './deletion-requests.ts';

const FAILED = 'Your request could not be sent. Please try again.';

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
        title="Ask to delete your account?"
        identity={identity}
        action={{ label: 'Request Deletion', busyLabel: 'Sending...' }}
        busy={request.isPending}
        problem={request.isError ? passkeyErrorText(request.error, FAILED) : undefined}
        onConfirm={confirm}
        allowBlank
      >
        <p>
          In {DELETION_GRACE_DAYS} days your account, your practice and everything you wrote to us
          are deleted. Until then you can cancel it here.
        </p>
      </IdentityDialog>
    </>
  );
}
