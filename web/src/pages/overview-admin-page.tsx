import { PlainPage } from './plain-page.tsx';

export default function OverviewAdminPage() {
  return <PlainPage title="Site overview">How the site is used, day by day.</PlainPage>;
}
