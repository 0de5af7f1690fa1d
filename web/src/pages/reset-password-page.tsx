import { PlainPage } from './plain-page.tsx';

export default function ResetPasswordPage() {
  return <PlainPage title="Choose a new password">The link from your e-mail leads here.</PlainPage>;
}
