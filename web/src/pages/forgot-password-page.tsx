import { AuthFrame } from '../features/accounts/auth-frame.tsx';

export default function ForgotPasswordPage() {
  return (
    <AuthFrame back={{ to: '/auth', label: 'Back to sign in' }}>
      <h1 className="mt-2 mb-4 text-[2.125rem]">Forgot your password?</h1>
      <p className="text-ink-2">A link to choose a new one will be asked for here.</p>
    </AuthFrame>
  );
}
