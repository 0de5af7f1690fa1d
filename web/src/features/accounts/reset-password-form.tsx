import { PASSWORD_MIN } from '@saywell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './auth-frame.tsx';
import { BotCheckNote } from './bot-check/bot-check-note.tsx';
import { useGuardedCall } from './bot-check/use-guarded-call.ts';
import { currentUser } from './queries.ts';

const REDIRECT_MS = 3000;
const blank = { password: '', confirm: '' };

export function ResetPasswordForm({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const form = useForm(resetPasswordRules, blank);
  const reset = useGuardedCall('reset_password', {
    send: ({ password }: typeof blank, captchaToken) =>
      call('POST /api/reset-password', { body: { token, password, captchaToken } }),
    // A new password signs out everywhere.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUser.queryKey }),
  });
  if (reset.data) return <PasswordChanged {...reset.data} />;
  return (
    <AccountForm
      onSubmit={form.submit((body) => reset.mutate(body))}
      onEnter={reset.prepare}
      problem={reset.isError ? errorText(reset.error, 'Failed to reset password') : undefined}
      action={{ label: 'Reset Password', busyLabel: 'Saving...' }}
      busy={reset.isPending}
      note={<BotCheckNote />}
    >
      <PasswordField
        label="New password"
        hint="At least 6 characters. A few unrelated words in a row are easy to remember and hard to guess."
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.field('confirm')}
      />
    </AccountForm>
  );
}

/** Goes on by itself unless there is more to read. */
function PasswordChanged({ message, notes }: { message: string; notes: string[] }) {
  const navigate = useNavigate();
  const stays = notes.length > 0;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, stays]);
  return (
    <div className="grid justify-items-start gap-5">
      <Banner tone="success" title={message}>
        {stays ? notes.join(' ') : 'Taking you to the sign-in page…'}
      </Banner>
      <ButtonLink to="/auth" replace>
        Sign In
      </ButtonLink>
    </div>
  );
}

type NewPassword = { password: string; confirm: string };

const MISSING = 'Please fill in all fields';

/** Of the form alone: the server sees one password and does not know that it was typed twice. */
export function resetPasswordRules({ password, confirm }: NewPassword) {
  return { password: passwordError(password), confirm: confirmError(password, confirm) };
}

function passwordError(password: string) {
  if (!password) return MISSING;
  return password.length < PASSWORD_MIN
    ? `Password must be at least ${PASSWORD_MIN} characters long`
    : undefined;
}

function confirmError(password: string, confirm: string) {
  if (!confirm) return MISSING;
  return confirm === password ? undefined : 'Passwords do not match';
}
