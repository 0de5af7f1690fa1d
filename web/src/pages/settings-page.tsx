import { PlainPage } from './plain-page.tsx';

export default function SettingsPage() {
  return (
    <PlainPage title="Privacy and Settings">Your privacy choices will be kept here.</PlainPage>
  );
}
