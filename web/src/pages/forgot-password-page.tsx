import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx';
import { keepingNext, safeNextPath } from '../lib/next-path.ts';

export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const next = safeNextPath(search.get('next'));
  return (
    <AuthFrame
      back={{ to: keepingNext('/auth', next), label: 'Back to sign in' }}
      title="Forgot your password?"
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
