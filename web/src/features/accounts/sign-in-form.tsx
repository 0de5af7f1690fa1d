import { login, type User } from '@saywell/contract';
import { Fingerprint } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { keepingNext } from '../../lib/next-path.ts';
import { canUsePasskeys, passkeyErrorText } from '../../lib/passkeys.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountForm } from './auth-frame.tsx';
import { BotCheckNote } from './bot-check/bot-check-note.tsx';
import { useGuardedCall } from './bot-check/use-guarded-call.ts';
import { usePasskeySignIn, usePasskeySuggestions } from './use-passkey-sign-in.ts';
import { useEnter } from './use-enter.ts';

type SignIn = { username: string; password: string };

export function SignInForm({
  next,
  onUser,
}: {
  next: string;
  /** In place of going to `next`. */
  onUser?: (user: User) => void;
}) {
  const goOn = useEnter(next);
  const enter = onUser ?? ((user: User) => goOn(user, 'sign-in'));
  const form = useForm(login.body, { username: '', password: '' });
  const signIn = useGuardedCall('login', {
    send: (body: SignIn, captchaToken) =>
      call('POST /api/login', { body: { ...body, captchaToken } }),
    onSuccess: (user) => enter(user),
  });
  const byPasskey = usePasskeySignIn(enter);
  const suggested = usePasskeySuggestions({
    paused: byPasskey.isPending || byPasskey.isSuccess || signIn.isSuccess,
    onPick: () => {
      signIn.reset();
      byPasskey.reset();
    },
    onUser: enter,
  });
  const refusal = byPasskey.error ?? suggested.error;
  const problem = signIn.isError
    ? errorText(signIn.error, 'Authentication failed')
    : refusal && passkeyErrorText(refusal, 'Your passkey couldn’t be used.');
  const isEntering = byPasskey.isSuccess || suggested.isPending || suggested.isSuccess;
  return (
    <AccountForm
      onSubmit={form.submit((body) => {
        byPasskey.reset();
        suggested.reset();
        signIn.mutate(body);
      })}
      onEnter={signIn.prepare}
      problem={problem || undefined}
      action={{ label: 'Sign In', busyLabel: 'Signing in...' }}
      busy={signIn.isPending || signIn.isSuccess}
      note={<BotCheckNote />}
      footer={
        <>
          {canUsePasskeys() && (
            <Button
              look="line"
              wide
              busy={byPasskey.isPending || isEntering}
              onClick={() => {
                signIn.reset();
                suggested.reset();
                byPasskey.mutate();
              }}
            >
              <Icon of={Fingerprint} size={20} />
              {byPasskey.isPending && 'Waiting for your browser...'}
              {!byPasskey.isPending && (isEntering ? 'Signing in...' : 'Sign in with a passkey')}
            </Button>
          )}
          <Link
            to={keepingNext('/forgot-password', next)}
            // What is on the page under a dialog would be lost.
            target={onUser && '_blank'}
            className="mt-2 inline-flex min-h-11 items-center underline"
          >
            Forgot your password?
            {onUser && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
          </Link>
        </>
      }
    >
      <TextField
        label="Username or email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}
