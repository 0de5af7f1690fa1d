import { login } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { useEnter } from './use-enter.ts';

export function SignInForm({ next }: { next: string }) {
  const enter = useEnter(next);
  const form = useForm(login.body, { username: '', password: '' });
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) => call('POST /api/login', { body }),
    onSuccess: (user) => enter(user, 'sign-in'),
  });
  const busy = signIn.isPending || signIn.isSuccess;
  return (
    <form noValidate className="grid gap-4.5" onSubmit={form.submit((body) => signIn.mutate(body))}>
      {signIn.isError && (
        <Banner tone="danger" title={errorText(signIn.error, 'Authentication failed')} />
      )}
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
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className="text-15 text-ink-2">
        <Link to="/forgot-password" className="inline-flex min-h-11 items-center underline">
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}
