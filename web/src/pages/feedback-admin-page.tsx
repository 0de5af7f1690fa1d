import { PlainPage } from './plain-page.tsx';

export default function FeedbackAdminPage() {
  return <PlainPage title="Feedback">What learners wrote to us will be listed here.</PlainPage>;
}
