import { ButtonLink } from '../../ui/button-link.tsx';
import { sectionHeading } from './section-heading.ts';

export function PrivacySection() {
  return (
    <section className="grid justify-items-start gap-4 border-t border-line pt-12 md:pt-14">
      <h2 className={`max-w-[16em] ${sectionHeading}`}>Your voice is scored, then forgotten.</h2>
      <p className="max-w-[32em] text-20 text-ink-2">
        Recordings are deleted after each analysis. No other company hears them.
      </p>
      <ButtonLink to="/auth?tab=register">Create Free Account</ButtonLink>
    </section>
  );
}
