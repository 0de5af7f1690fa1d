import { login } from '@saywell/contract';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { keepingNext } from '../../lib/next-path.ts';
import { useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { BotCheckNote } from './bot-check/bot-check-note.tsx';
import { useGuardedCall } from './bot-check/use-guarded-call.ts';
import { useEnter } from './use-enter.ts';

type SignIn = { username: string; password: string };

export function SignInForm({ next }: { next: string }) {
  const enter = useEnter(next);
  const form = useForm(login.body, { username: '', password: '' });
  const signIn = useGuardedCall('login', {
    send: (body: SignIn, captchaToken) =>
      call('POST /api/login', { body: { ...body, captchaToken } }),
    onSuccess: (user) => enter(user, 'sign-in'),
  });
  return (
    <AccountForm
      onSubmit={form.submit((body) => signIn.mutate(body))}
      onEnter={signIn.prepare}
      problem={signIn.isError ? errorText(signIn.error, 'Authentication failed') : undefined}
      action={{ label: 'Sign In', busyLabel: 'Signing in...' }}
      busy={signIn.isPending || signIn.isSuccess}
      note={<BotCheckNote />}
      footer={
        <Link
          to={keepingNext('/forgot-password', next)}
          className="inline-flex min-h-11 items-center underline"
        >
          Forgot your password?
        </Link>
      }
    >
      <TextField
        label="Username or e-mail"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}
