import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { useAuth } from '../features/accounts/queries.ts';
import { ResendVerification } from '../features/accounts/resend-verification.tsx';
import { useVerification } from '../features/accounts/use-verification.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/loading.tsx';

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const verification = useVerification(search.get('token'));
  const isSignedIn = useAuth().status === 'signed-in';
  const back = isSignedIn
    ? { to: '/', label: 'Back to home' }
    : { to: '/auth', label: 'Back to sign in' };
  return (
    <AuthFrame back={back} title="Email verification">
      <Result {...verification} />
    </AuthFrame>
  );
}

function Result(verification: ReturnType<typeof useVerification>) {
  const auth = useAuth();
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  if (verification.state === 'loading') {
    return <Spinner label="Verifying your email address..." className="justify-self-start" />;
  }
  if (verification.state === 'unreached') {
    return (
      <div className="grid justify-items-start gap-5">
        <Banner tone="danger" title="Network error. Please try again." />
        <Button onClick={verification.tryAgain}>Try Again</Button>
      </div>
    );
  }
  if (verification.state === 'success') {
    return (
      <div className="grid justify-items-start gap-5">
        <Banner tone="success" title={verification.message} />
        {user ? (
          <ButtonLink to="/practice">Start Practice Session</ButtonLink>
        ) : (
          <ButtonLink to="/auth">Sign In</ButtonLink>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <Banner
        tone={verification.state === 'expired' ? 'warning' : 'danger'}
        title={verification.message}
      >
        Each link works once and expires after 24 hours.
      </Banner>
      {user?.emailVerified ? (
        <p className="text-ink-2">Your address is already confirmed. You’re all set.</p>
      ) : (
        <ResendVerification key={user?.email} email={user?.email} />
      )}
    </div>
  );
}
