import { addPasskey } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { makePasskey, passkeyErrorText, signInMethods, useIdentity } from '../../lib/passkeys.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { IdentityField } from '../../ui/identity-field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUser } from './queries.ts';

type AddPasskeyProps = { open: boolean; close: () => void };

export function AddPasskey({ open, close }: AddPasskeyProps) {
  return (
    <Dialog open={open} onOpenChange={close} title="Add a Passkey">
      <AddPasskeyForm close={close} />
    </Dialog>
  );
}

const name = addPasskey.body.shape.name;
const withPassword = z.object({ name, password: z.string().min(1, 'Password is required') });
const withPasskey = z.object({ name, password: z.string() });

function AddPasskeyForm({ close }: { close: () => void }) {
  const queryClient = useQueryClient();
  const identity = useIdentity();
  const rules = identity.asksFor === 'password' ? withPassword : withPasskey;
  const form = useForm(rules, { name: '', password: '' });
  const add = useMutation({
    mutationFn: async (values: { name: string; password: string }) => {
      const options = await call('POST /api/user/passkeys/new', {
        body: await identity.prove(values.password),
      });
      const passkey = await makePasskey(options);
      return call('POST /api/user/passkeys', { body: { name: values.name, passkey } });
    },
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethods.queryKey, methods);
      // An administrator may have waited for it.
      void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
      toast({ title: 'Passkey Added', description: 'You can sign in with it from now on.' });
      close();
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4.5"
      onSubmit={form.submit((values) => add.mutate(values))}
    >
      {add.isError && (
        <Banner
          tone="danger"
          title={passkeyErrorText(
            add.error,
            'The passkey couldn’t be added. Please try again.',
            'No passkey was added. Please try again.',
          )}
        />
      )}
      <TextField
        label="Name"
        hint="A name you will recognize, such as “My phone” or “Work laptop.”"
        autoComplete="off"
        {...form.field('name')}
      />
      <IdentityField
        identity={identity}
        passkeyNote="Your browser will ask twice: for a passkey you have, then for the new one."
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </IdentityField>
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={add.isPending} disabled={!identity.ready}>
          {add.isPending ? 'Waiting for your browser...' : 'Continue'}
        </Button>
      </DialogActions>
    </form>
  );
}
