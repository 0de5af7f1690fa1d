import { changePassword } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p className="mt-2 text-ink-2">A new one signs you out in every other browser.</p>
      <Button look="line" size="s" className="mt-4" onClick={() => setOpen(true)}>
        <Icon of={KeyRound} size={18} />
        Change Password
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Change Password">
        <ChangePasswordForm close={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

const blank = { currentPassword: '', newPassword: '' };

function ChangePasswordForm({ close }: { close: () => void }) {
  const form = useForm(changePassword.body, blank);
  const change = useMutation({
    mutationFn: (body: typeof blank) => call('POST /api/user/password', { body }),
    onSuccess: ({ message }) => {
      toast({ title: 'Password Changed', description: message });
      close();
    },
  });
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => change.mutate(body))}>
      {change.isError && (
        <Banner tone="danger" title={errorText(change.error, 'Failed to change your password')} />
      )}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
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
          {change.isPending ? 'Saving...' : 'Change Password'}
        </Button>
      </DialogActions>
    </form>
  );
}
