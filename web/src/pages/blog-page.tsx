import { PlainPage } from './plain-page.tsx';

export default function BlogPage() {
  return (
    <PlainPage title="Pronunciation Learning Blog">
      Tips, insights, and expert advice to improve your American English pronunciation
    </PlainPage>
  );
}
