import { PlainPage } from './plain-page.tsx';

export default function VerifyEmailPage() {
  return <PlainPage title="E-mail verification">The link from your e-mail leads here.</PlainPage>;
}
