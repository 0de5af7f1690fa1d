import { PlainPage } from './plain-page.tsx';

export default function DemoPage() {
  return (
    <PlainPage title="Ad-Supported Learning Demo">
      How a free trial with advertising works will be shown here.
    </PlainPage>
  );
}
