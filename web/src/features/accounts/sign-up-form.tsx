import { register } from '@saywell/contract';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { EmailField, UsernameField } from '../../ui/account-fields.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './auth-frame.tsx';
import { BotCheckNote } from './bot-check/bot-check-note.tsx';
import { useGuardedCall } from './bot-check/use-guarded-call.ts';
import { conflictField } from './conflict-field.ts';
import { useEnter } from './use-enter.ts';

const blank = { name: '', email: '', username: '', password: '' };

export function SignUpForm({ next }: { next: string }) {
  const enter = useEnter(next);
  const form = useForm(register.body, blank);
  const signUp = useGuardedCall('register', {
    send: (body: typeof blank, captchaToken) =>
      call('POST /api/register', { body: { ...body, captchaToken } }),
    onSuccess: (user) => enter(user, 'sign-up'),
    onError: (error) => {
      const field = conflictField(error);
      if (field && error instanceof ApiError) form.refuse({ [field]: error.serverMessage });
    },
  });
  const problem = signUp.isError && !conflictField(signUp.error);
  return (
    <AccountForm
      onSubmit={form.submit((body) => signUp.mutate(body))}
      onEnter={signUp.prepare}
      problem={problem ? errorText(signUp.error, 'Authentication failed') : undefined}
      action={{ label: 'Create Free Account', busyLabel: 'Creating your account...' }}
      busy={signUp.isPending || signUp.isSuccess}
      note={<BotCheckNote />}
      footer={
        <p>
          By signing up, you accept the{' '}
          <Link to="/privacy" className="underline">
            Privacy Policy
          </Link>
          .
        </p>
      }
    >
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <UsernameField {...form.field('username')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
    </AccountForm>
  );
}
