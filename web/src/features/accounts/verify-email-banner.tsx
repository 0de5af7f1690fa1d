import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useAuth } from './queries.ts';

/** For somebody whose address is not confirmed yet. It stands in nobody's way: practice goes on. */
export function VerifyEmailBanner() {
  const auth = useAuth();
  const resend = useMutation({
    mutationFn: (email: string) => call('POST /api/auth/resend-verification', { body: { email } }),
  });
  if (auth.status !== 'signed-in' || auth.user.emailVerified) return null;
  // One that is about to be replaced need not be confirmed.
  if (auth.user.pendingEmail) return null;
  const { email } = auth.user;
  return (
    <Banner
      tone="quiet"
      icon={Mail}
      title="Confirm your email address"
      action={
        !resend.isSuccess && (
          <Button look="line" size="s" busy={resend.isPending} onClick={() => resend.mutate(email)}>
            {resend.isPending ? 'Sending...' : 'Send the link again'}
          </Button>
        )
      }
    >
      {resend.isSuccess && resend.data.message}
      {resend.isError && errorText(resend.error, 'Failed to send verification email')}
      {(resend.isIdle || resend.isPending) && (
        <>
          We sent a link to <b className="wrap-anywhere">{email}</b>. Open it to confirm that this
          address is yours.
        </>
      )}
    </Banner>
  );
}
