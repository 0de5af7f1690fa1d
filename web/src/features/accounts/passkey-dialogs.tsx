import { type Passkey, renamePasskey } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import {
  passkeyErrorText,
  proveWithPasskey,
  signInMethods,
  useIdentity,
} from '../../lib/passkeys.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { IdentityDialog } from '../../ui/identity-dialog.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.ts';

type RemovePasskeyProps = { passkey: Passkey | undefined; close: () => void };

export function RemovePasskey({ passkey, close }: RemovePasskeyProps) {
  const queryClient = useQueryClient();
  const { asksFor, prove } = useIdentity();
  const remove = useMutation({
    mutationFn: async ({ id, password }: { id: number; password: string }) =>
      call('DELETE /api/user/passkeys/:id', { params: { id }, body: await prove(password) }),
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethods.queryKey, methods);
      toast({ title: 'Passkey Removed', description: 'It signs nobody in any more.' });
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
      asksFor={asksFor}
      action={{ label: 'Remove Passkey', busyLabel: 'Removing...' }}
      busy={remove.isPending}
      problem={
        remove.isError
          ? passkeyErrorText(remove.error, 'The passkey could not be removed. Please try again.')
          : undefined
      }
      onConfirm={(password) => passkey && remove.mutate({ id: passkey.id, password })}
    >
      <p>
        Nobody can sign in with <b className="text-ink">{passkey?.name}</b> any more, and browsers
        where it was used are signed out. Delete it on the device as well.
      </p>
    </IdentityDialog>
  );
}

type RenamePasskeyProps = { passkey: Passkey | undefined; close: () => void };

export function RenamePasskey({ passkey, close }: RenamePasskeyProps) {
  return (
    <Dialog open={passkey !== undefined} onOpenChange={close} title="Rename Passkey">
      {passkey && <RenameForm passkey={passkey} close={close} />}
    </Dialog>
  );
}

function RenameForm({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm(renamePasskey.body, { name: passkey.name });
  const rename = useMutation({
    mutationFn: (body: { name: string }) =>
      call('PATCH /api/user/passkeys/:id', { params: { id: passkey.id }, body }),
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethods.queryKey, methods);
      close();
    },
  });
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => rename.mutate(body))}>
      {rename.isError && (
        <Banner
          tone="danger"
          title={errorText(rename.error, 'The new name could not be saved. Please try again.')}
        />
      )}
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={rename.isPending}>
          {rename.isPending ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

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
      asksFor="passkey"
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
