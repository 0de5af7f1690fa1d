import { PlainPage } from './plain-page.tsx';

export default function PracticePage() {
  return <PlainPage title="Practice">Your exercises will be listed here.</PlainPage>;
}
