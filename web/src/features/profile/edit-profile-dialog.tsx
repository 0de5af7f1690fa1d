import { register, type User } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.ts';
import { updateFieldError } from './update-error.ts';

const CLOSES_AFTER_MS = 2000;
const rules = register.body.pick({ name: true, username: true, email: true });

type EditProfileDialogProps = {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function EditProfileDialog({ user, open, onOpenChange }: EditProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit Profile">
      <EditProfileForm user={user} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditProfileForm({ user, close }: { user: User; close: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm(rules, { name: user.name, username: user.username, email: user.email });
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const save = useMutation({
    mutationFn: (body: { name: string; username: string; email: string }) =>
      call('PATCH /api/user', { body }),
    onSuccess: (updated) => {
      queryClient.setQueryData(['/api/user'], updated);
      closing.current = setTimeout(close, CLOSES_AFTER_MS);
    },
    onError: (error) => {
      const taken = updateFieldError(error);
      if (taken) return form.refuse(taken);
      toast({
        title: 'Update Failed',
        description: 'Please check your information and try again.',
        tone: 'problem',
      });
    },
  });

  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => save.mutate(body))}>
      {save.isSuccess && <Banner tone="success" title="Profile updated successfully!" />}
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="A new address has to be confirmed: we send a link to it."
        {...form.field('email')}
      />
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending || save.isSuccess}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </DialogActions>
    </form>
  );
}
