import { APP_NAME } from '@saywell/contract';
import { dataSections } from './policy/privacy-data.tsx';
import { PolicyPage } from './policy/policy-page.tsx';
import { rightsSections } from './policy/privacy-rights.tsx';

export default function PrivacyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      updated="November 25, 2026"
      intro={
        <p>
          You practice by speaking, and your voice is personal. That is why {APP_NAME} listens on
          your own device if you have an account and it can, or else on our own server, throws the
          recording away as soon as it has a score, and keeps only what your progress needs.
        </p>
      }
      sections={[...dataSections, ...rightsSections]}
    />
  );
}
