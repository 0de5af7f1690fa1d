import { PlainPage } from './plain-page.tsx';

export default function CookiesPage() {
  return (
    <PlainPage title="Cookie Policy">
      Which cookies Saywell sets, and why, will be written here.
    </PlainPage>
  );
}
