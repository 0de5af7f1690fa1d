import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { passkeyErrorText, proveWithPasskey, signInMethods } from '../../lib/passkeys.ts';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks for a passkey, so that somebody whose passkey does not work finds out in time. */
export function RemovePassword({ open, close }: { open: boolean; close: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => call('DELETE /api/user/password', { body: await proveWithPasskey() }),
    onSuccess: ({ message }) => {
      void queryClient.invalidateQueries({ queryKey: signInMethods.queryKey });
      toast({ title: 'Password Removed', description: message });
      close();
    },
  });
  return (
    <IdentityDialog
      open={open}
      onOpenChange={() => {
        remove.reset();
        close();
      }}
      title="Remove your password?"
      identity={{ asksFor: 'passkey', ready: true }}
      action={{ label: 'Remove Password', busyLabel: 'Removing...' }}
      busy={remove.isPending}
      problem={
        remove.isError
          ? passkeyErrorText(remove.error, 'Your password could not be removed. Please try again.')
          : undefined
      }
      onConfirm={() => remove.mutate()}
    >
      <p>
        From now on you sign in with a passkey alone, and a stolen password is worth nothing. You
        are signed out in every other browser.
      </p>
      <p>If you lose your passkeys, a link to your e-mail address gives you a new password.</p>
    </IdentityDialog>
  );
}
