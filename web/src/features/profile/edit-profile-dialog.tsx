import { register, type User } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { type AsksFor, passkeyErrorText, useIdentity } from '../../lib/passkeys.ts';
import { fieldErrors, useForm } from '../../lib/use-form.ts';
import { EmailField, UsernameField } from '../../ui/account-fields.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { IdentityField } from '../../ui/identity-field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { updateFieldError } from './update-error.ts';

const CLOSES_AFTER_MS = 2000;

type ProfileValues = Record<'name' | 'username' | 'email' | 'currentPassword', string>;
const schema = register.body.pick({ name: true, username: true, email: true });

/** Another address needs the password or a passkey: whoever finds a signed-in browser must not take the account. */
const rulesFor = (user: User, asksFor: AsksFor) => (values: ProfileValues) => ({
  ...fieldErrors(schema, values),
  ...(asksFor === 'password' &&
    isMoving(user, values) &&
    !values.currentPassword && { currentPassword: 'Please enter your current password' }),
});

const isMoving = (user: User, { email }: Pick<ProfileValues, 'email'>) =>
  email.trim() !== user.email;

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
  const { name, username, email } = user;
  const identity = useIdentity();
  const form = useForm(rulesFor(user, identity.asksFor), {
    name,
    username,
    email,
    currentPassword: '',
  });
  const moving = isMoving(user, { email: form.field('email').value });
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const save = useMutation({
    mutationFn: async ({ currentPassword, ...profile }: ProfileValues) => {
      const { password, passkey } = isMoving(user, profile)
        ? await identity.prove(currentPassword)
        : {};
      return call('PATCH /api/user', { body: { ...profile, currentPassword: password, passkey } });
    },
    onSuccess: (updated) => {
      queryClient.setQueryData(['/api/user'], updated);
      closing.current = setTimeout(close, CLOSES_AFTER_MS);
    },
    onError: (error) => {
      const taken = updateFieldError(error);
      if (taken) return form.refuse(taken);
      toast({
        title: 'Update Failed',
        description: passkeyErrorText(error, 'Please check your information and try again.'),
        tone: 'problem',
      });
    },
  });

  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => save.mutate(body))}>
      {save.isSuccess && (
        <Banner tone="success" title="Profile updated successfully!">
          {save.data.pendingEmail && <>Now open the link we sent to {save.data.pendingEmail}.</>}
        </Banner>
      )}
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      <UsernameField {...form.field('username')} />
      <EmailField
        hint="We’ll send a link to your new address so that you can confirm it."
        {...form.field('email')}
      />
      {moving && (
        <IdentityField
          identity={identity}
          passkeyNote="Your browser will ask for your passkey. We will also notify your old address."
        >
          <PasswordField
            label="Current password"
            hint="Needed to change your email address. We will also notify the old one."
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        </IdentityField>
      )}
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button
          type="submit"
          busy={save.isPending || save.isSuccess}
          disabled={moving && !identity.ready}
        >
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </DialogActions>
    </form>
  );
}
