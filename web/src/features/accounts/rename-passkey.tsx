import { type Passkey, renamePasskey } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { signInMethods } from '../../lib/passkeys.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/inputs.tsx';

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
          title={errorText(rename.error, 'The new name couldn’t be saved. Please try again.')}
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
