import { AuthFrame } from '../features/accounts/auth-frame.tsx';

export default function ResetPasswordPage() {
  return (
    <AuthFrame back={{ to: '/auth', label: 'Back to sign in' }}>
      <h1 className="mt-2 mb-4 text-[2.125rem]">Choose a new password</h1>
      <p className="text-ink-2">The link from your e-mail leads here.</p>
    </AuthFrame>
  );
}
