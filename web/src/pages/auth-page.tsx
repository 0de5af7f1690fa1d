import { PlainPage } from './plain-page.tsx';

export default function AuthPage() {
  return <PlainPage title="Sign In">Signing in and signing up happen here.</PlainPage>;
}
