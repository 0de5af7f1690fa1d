import { PlainPage } from './plain-page.tsx';

export default function BlogPostPage() {
  return <PlainPage title="Blog">Articles will be read here.</PlainPage>;
}
