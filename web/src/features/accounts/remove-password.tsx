import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { passkeyErrorText, proveWithPasskey, signInMethods } from '../../lib/passkeys.ts';
import { Banner } from '../../ui/banner.tsx';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser, useAuth } from './queries.ts';

/** Asks for a passkey, so that somebody whose passkey does not work finds out in time. */
export function RemovePassword({ open, close }: { open: boolean; close: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => call('DELETE /api/user/password', { body: await proveWithPasskey() }),
    onSuccess: ({ message }) => {
      void queryClient.invalidateQueries({ queryKey: signInMethods.queryKey });
      // A new address that waited is given up.
      void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
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
          ? passkeyErrorText(remove.error, 'Your password couldn’t be removed. Please try again.')
          : undefined
      }
      onConfirm={() => remove.mutate()}
    >
      <p>
        From now on, you’ll sign in only with a passkey, so nobody can use a stolen password. You
        will be signed out of every other browser.
      </p>
      <WhenLost />
    </IdentityDialog>
  );
}

/** The only way back goes by mail, so somebody should see where to. */
function WhenLost() {
  const auth = useAuth();
  if (auth.status !== 'signed-in') return null;
  const { email, emailVerified } = auth.user;
  const address = <b className="wrap-anywhere text-ink">{email}</b>;
  if (emailVerified) {
    return (
      <p>If you lose your passkeys, a link sent to {address} lets you choose a new password.</p>
    );
  }
  return (
    <Banner tone="warning" title="Confirm your email address first">
      If you lose your passkeys, only a link sent to {address} can get you back in, and we don’t
      know yet that this address is yours.
    </Banner>
  );
}
