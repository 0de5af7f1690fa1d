import { PlainPage } from './plain-page.tsx';

export default function ForgotPasswordPage() {
  return (
    <PlainPage title="Forgot your password?">
      A link to choose a new one will be asked for here.
    </PlainPage>
  );
}
