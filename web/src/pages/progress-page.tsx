import { PlainPage } from './plain-page.tsx';

export default function ProgressPage() {
  return (
    <PlainPage title="Your Progress">
      Your minutes, exercises and streak will be shown here.
    </PlainPage>
  );
}
