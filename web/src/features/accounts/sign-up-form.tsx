import { register } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { conflictField } from './conflict-field.ts';
import { useEnter } from './use-enter.ts';

const blank = { name: '', email: '', username: '', password: '' };

export function SignUpForm({ next }: { next: string }) {
  const enter = useEnter(next);
  const form = useForm(register.body, blank);
  const signUp = useMutation({
    mutationFn: (body: typeof blank) => call('POST /api/register', { body }),
    onSuccess: (user) => enter(user, 'sign-up'),
    onError: (error) => {
      const field = conflictField(error);
      if (field && error instanceof ApiError) form.setErrors({ [field]: error.serverMessage });
    },
  });
  const busy = signUp.isPending || signUp.isSuccess;
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => signUp.mutate(body))}>
      {signUp.isError && !conflictField(signUp.error) && (
        <Banner tone="danger" title={errorText(signUp.error, 'Authentication failed')} />
      )}
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      <TextField label="E-mail" type="email" autoComplete="email" {...form.field('email')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Creating your account...' : 'Create Free Account'}
      </Button>
      <p className="text-15 text-ink-2">
        By signing up you accept the{' '}
        <Link to="/privacy" className="underline">
          Privacy Policy
        </Link>
        .
      </p>
    </form>
  );
}
