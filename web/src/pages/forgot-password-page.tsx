import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx';

export default function ForgotPasswordPage() {
  return (
    <AuthFrame back={{ to: '/auth', label: 'Back to sign in' }} title="Forgot your password?">
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
