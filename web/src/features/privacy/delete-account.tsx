import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { passkeyErrorText, useIdentity } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';

const FAILED = 'Your account could not be deleted. Please try again.';

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
        description: passkeyErrorText(error, FAILED),
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
        problem={remove.isError ? passkeyErrorText(remove.error, FAILED) : undefined}
        onConfirm={(password) => remove.mutate(password)}
      >
        <p>
          Your account, your practice and everything you wrote to us are deleted now, for good.
          Nobody can bring them back.
        </p>
        <p>If you want to keep a copy, export your data first.</p>
      </IdentityDialog>
    </>
  );
}
