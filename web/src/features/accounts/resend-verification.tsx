import { Email } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { EmailField } from '../../ui/account-fields.tsx';
import { Banner } from '../../ui/banner.tsx';
import { AccountForm } from './auth-frame.tsx';

const rules = ({ email }: { email: string }) => ({
  email: Email.safeParse(email).error?.issues[0]?.message,
});

/** Asks for a new verification message. A stranger is not told whether the address has an account. */
export function ResendVerification({ email = '' }: { email?: string }) {
  const form = useForm(rules, { email });
  const resend = useMutation({
    mutationFn: (body: { email: string }) => call('POST /api/auth/resend-verification', { body }),
  });
  if (resend.data) return <Banner tone="success" title={resend.data.message} />;
  return (
    <AccountForm
      onSubmit={form.submit((body) => resend.mutate(body))}
      problem={
        resend.isError ? errorText(resend.error, 'Failed to send verification email') : undefined
      }
      action={{ label: 'Send a New Link', busyLabel: 'Sending...' }}
      busy={resend.isPending}
    >
      <EmailField {...form.field('email')} />
    </AccountForm>
  );
}
