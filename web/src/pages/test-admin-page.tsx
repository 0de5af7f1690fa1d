import { PlainPage } from './plain-page.tsx';

export default function TestAdminPage() {
  return <PlainPage title="Test page">This page is working.</PlainPage>;
}
