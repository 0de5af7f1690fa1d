import { changePassword } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { type Identity, passkeyErrorText, signInMethods, useIdentity } from '../../lib/passkeys.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IdentityField } from '../../ui/identity-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser } from './queries.ts';

/** Or set one, for somebody who has none. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const identity = useIdentity();
  const title = identity.hasPassword ? 'Change Password' : 'Set a Password';
  return (
    <Card aria-labelledby="password">
      <h2 id="password">Password</h2>
      {identity.asksFor === 'loading' && <Skeleton className="mt-4 h-16" />}
      {identity.asksFor === 'failed' && (
        <div role="alert" className="mt-2 grid justify-items-start gap-3">
          <p className="text-ink-2">We couldn’t find out whether you have one.</p>
          <Button look="line" size="s" onClick={identity.retry}>
            Try Again
          </Button>
        </div>
      )}
      {identity.hasPassword !== undefined && (
        <>
          <p className="mt-2 text-ink-2">
            {identity.hasPassword
              ? 'Changing it signs you out of every other browser.'
              : 'You don’t have one: you sign in with a passkey.'}
          </p>
          <Button look="line" size="s" className="mt-4" onClick={() => setOpen(true)}>
            <Icon of={KeyRound} size={18} />
            {title}
          </Button>
        </>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <ChangePasswordForm identity={identity} close={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

const blank = { currentPassword: '', newPassword: '' };
type FormProps = { identity: Identity; close: () => void };

function ChangePasswordForm({ identity, close }: FormProps) {
  const queryClient = useQueryClient();
  const { newPassword } = changePassword.body.shape;
  const form = useForm(
    identity.asksFor === 'password'
      ? changePassword.body
      : z.object({ currentPassword: z.string(), newPassword }),
    blank,
  );
  const change = useMutation({
    mutationFn: async ({ currentPassword, newPassword }: typeof blank) => {
      const { password, passkey } = await identity.prove(currentPassword);
      return call('POST /api/user/password', {
        body: { newPassword, currentPassword: password, passkey },
      });
    },
    onSuccess: ({ message }) => {
      toast({
        title: identity.hasPassword ? 'Password Changed' : 'Password Set',
        description: message,
      });
      void queryClient.invalidateQueries({ queryKey: signInMethods.queryKey });
      // A new address that waited is given up.
      void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
      close();
    },
  });
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => change.mutate(body))}>
      {change.isError && (
        <Banner
          tone="danger"
          title={passkeyErrorText(change.error, 'Failed to change your password')}
        />
      )}
      <IdentityField identity={identity}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      </IdentityField>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={change.isPending} disabled={!identity.ready}>
          {change.isPending
            ? 'Saving...'
            : identity.hasPassword
              ? 'Change Password'
              : 'Set Password'}
        </Button>
      </DialogActions>
    </form>
  );
}
