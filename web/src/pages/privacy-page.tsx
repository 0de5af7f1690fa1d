import { PlainPage } from './plain-page.tsx';

export default function PrivacyPage() {
  return (
    <PlainPage title="Privacy Policy">
      What Saywell collects, keeps and deletes will be written here.
    </PlainPage>
  );
}
