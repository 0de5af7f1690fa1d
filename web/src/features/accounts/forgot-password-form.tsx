import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { Email } from '@saywell/contract';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { EmailField } from '../../ui/account-fields.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountForm } from './auth-frame.tsx';
import { BotCheckNote } from './bot-check/bot-check-note.tsx';
import { useGuardedCall } from './bot-check/use-guarded-call.ts';

function rules({ email }: { email: string }) {
  if (!email.trim()) return { email: 'Please enter your email address' };
  return { email: Email.safeParse(email).error?.issues[0]?.message };
}

/** Asks for a link to a new password. The answer is the same whether or not there is an account. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(rules, { email: '' });
  const ask = useGuardedCall('forgot_password', {
    send: (body: { email: string }, captchaToken) =>
      call('POST /api/forgot-password', { body: { ...body, captchaToken } }),
    onSuccess: (_answer, { email }) => setSentTo(email.trim()),
  });

  if (sentTo !== undefined && ask.data) {
    return (
      <div className="grid justify-items-start gap-5">
        <Banner tone="success" icon={MailCheck} title="Check your inbox">
          {ask.data.message}
        </Banner>
        <p className="text-ink-2">
          The link goes to <b className="wrap-anywhere text-ink">{sentTo}</b>. It works once and
          expires in one hour. If nothing arrives within a few minutes, look in your spam folder.
        </p>
        <Button
          look="line"
          onClick={() => {
            setSentTo(undefined);
            ask.reset();
          }}
        >
          Use another address
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="mb-5 text-ink-2">
        Enter the email address of your account. We’ll send you a link to choose a new password.
      </p>
      <AccountForm
        onSubmit={form.submit((body) => ask.mutate(body))}
        onEnter={ask.prepare}
        problem={ask.isError ? errorText(ask.error, 'Failed to send reset email') : undefined}
        action={{ label: 'Send Reset Link', busyLabel: 'Sending...' }}
        busy={ask.isPending}
        note={<BotCheckNote />}
      >
        <EmailField {...form.field('email')} />
      </AccountForm>
    </>
  );
}
