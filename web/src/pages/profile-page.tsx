import { PlainPage } from './plain-page.tsx';

export default function ProfilePage() {
  return <PlainPage title="Profile">Your account details will be shown here.</PlainPage>;
}
