import type { Passkey } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { passkeyErrorText, signInMethods, useIdentity } from '../../lib/passkeys.ts';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser } from './queries.ts';

type RemovePasskeyProps = { passkey: Passkey | undefined; close: () => void };

export function RemovePasskey({ passkey, close }: RemovePasskeyProps) {
  const queryClient = useQueryClient();
  const identity = useIdentity();
  const remove = useMutation({
    mutationFn: async ({ id, password }: { id: number; password: string }) =>
      call('DELETE /api/user/passkeys/:id', {
        params: { id },
        body: await identity.prove(password),
      }),
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethods.queryKey, methods);
      // A pending change of address was withdrawn.
      void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
      toast({ title: 'Passkey Removed', description: 'It can no longer be used to sign in.' });
      close();
    },
  });
  return (
    <IdentityDialog
      open={passkey !== undefined}
      onOpenChange={() => {
        remove.reset();
        close();
      }}
      title="Remove this passkey?"
      identity={identity}
      action={{ label: 'Remove Passkey', busyLabel: 'Removing...' }}
      busy={remove.isPending}
      problem={
        remove.isError
          ? passkeyErrorText(remove.error, 'The passkey couldn’t be removed. Please try again.')
          : undefined
      }
      onConfirm={(password) => passkey && remove.mutate({ id: passkey.id, password })}
    >
      <p>
        Nobody will be able to sign in with <b className="text-ink">{passkey?.name}</b> anymore, and
        browsers where it was used will be signed out. Delete it from the device, too.
      </p>
    </IdentityDialog>
  );
}
