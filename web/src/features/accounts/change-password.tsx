import { changePassword } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import {
  type AsksFor,
  passkeyErrorText,
  proveWithPasskey,
  signInMethods,
} from '../../lib/passkeys.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser } from './queries.ts';

/** Or set one, for somebody who has none. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const { hasPassword = true, asksFor = 'password' } = useQuery(signInMethods).data ?? {};
  const title = hasPassword ? 'Change Password' : 'Set a Password';
  return (
    <Card aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p className="mt-2 text-ink-2">
        {hasPassword
          ? 'A new one signs you out in every other browser.'
          : 'You have none: you sign in with a passkey.'}
      </p>
      <Button look="line" size="s" className="mt-4" onClick={() => setOpen(true)}>
        <Icon of={KeyRound} size={18} />
        {title}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <ChangePasswordForm
          hasPassword={hasPassword}
          asksFor={asksFor}
          close={() => setOpen(false)}
        />
      </Dialog>
    </Card>
  );
}

const blank = { currentPassword: '', newPassword: '' };
type FormProps = { hasPassword: boolean; asksFor: AsksFor; close: () => void };

function ChangePasswordForm({ hasPassword, asksFor, close }: FormProps) {
  const queryClient = useQueryClient();
  const { newPassword } = changePassword.body.shape;
  const form = useForm(
    asksFor === 'password'
      ? changePassword.body
      : z.object({ currentPassword: z.string(), newPassword }),
    blank,
  );
  const change = useMutation({
    mutationFn: async (values: typeof blank) => {
      const proof =
        asksFor === 'password'
          ? { currentPassword: values.currentPassword }
          : await proveWithPasskey();
      return call('POST /api/user/password', {
        body: { newPassword: values.newPassword, ...proof },
      });
    },
    onSuccess: ({ message }) => {
      toast({ title: hasPassword ? 'Password Changed' : 'Password Set', description: message });
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
      {asksFor === 'password' ? (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      ) : (
        <p className="text-ink-2">Your browser will ask for your passkey.</p>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? 'Saving...' : hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      </DialogActions>
    </form>
  );
}
