import { PlainPage } from './plain-page.tsx';

export default function BlogAdminPage() {
  return <PlainPage title="Blog Management">Posts will be written and published here.</PlainPage>;
}
