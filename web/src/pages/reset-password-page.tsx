import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame back={{ to: '/auth', label: 'Back to sign in' }} title="Choose a new password">
      {token ? <ResetPasswordForm token={token} /> : <NoToken />}
    </AuthFrame>
  );
}

function NoToken() {
  return (
    <div className="grid justify-items-start gap-5">
      <Banner tone="danger" title="Invalid or missing reset token">
        Open the link in the email again, and make sure you have all of it. It works once and
        expires after one hour.
      </Banner>
      <ButtonLink to="/forgot-password">Send a new link</ButtonLink>
    </div>
  );
}
