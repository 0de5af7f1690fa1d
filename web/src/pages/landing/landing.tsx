import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { acrossOutage } from '../../lib/connection.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FeaturesSection, LearnSection, PrivacySection } from './sections.tsx';
import { CardToCome, isSession, LoadingSession } from './trial-frame.tsx';

// Recorder and voices come after the page, into the space that is kept for them.
const TrialPractice = lazy(acrossOutage(() => import('./trial-practice.tsx')));

/** What a visitor sees. A session takes everything but itself off the screen. */
export function Landing() {
  const inSession = isSession(useLocation().search);
  return (
    <div className={inSession ? 'contents' : 'wrap'}>
      <div
        className={
          inSession
            ? 'contents'
            : 'grid items-center gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,31.25rem)] lg:gap-16'
        }
      >
        {!inSession && <Hero />}
        <Suspense fallback={inSession ? <LoadingSession /> : <CardToCome />}>
          <TrialPractice inSession={inSession} />
        </Suspense>
      </div>
      {!inSession && <Sections />}
    </div>
  );
}

function Sections() {
  return (
    <>
      <div className="my-14">
        <AdSlot placement="homepage-hero" />
      </div>
      <FeaturesSection />
      <div className="-mt-2 mb-14 md:hidden">
        <AdSlot placement="mobile-banner" />
      </div>
      <LearnSection />
      <PrivacySection />
    </>
  );
}

/** What this is, in the words a learner looks for. */
function Hero() {
  return (
    <div className="grid gap-4 md:gap-6">
      <h1 className="text-[clamp(1.625rem,8.3vw,3.625rem)] leading-[1.06] tracking-[-0.028em]">
        Master American
        <br />
        English pronunciation,
        <br />
        <span className="stress">one</span> sound at a time.
      </h1>
      <p className="max-w-[32em] text-20 text-ink-2 short:sr-only">
        Say a phrase. See which sound to fix and how to move your mouth. Three free exercises a day,
        no account needed.
      </p>
      <div className="hidden flex-wrap items-center gap-x-5 gap-y-3 lg:flex">
        <SignUpLinks />
      </div>
    </div>
  );
}

function SignUpLinks() {
  return (
    <>
      <ButtonLink to="/auth?tab=register" look="line">
        Sign Up
      </ButtonLink>
      <span className="text-ink-2">
        Have an account?{' '}
        <ButtonLink to="/auth?tab=login" look="quiet" className="-ml-2 underline">
          Sign In
        </ButtonLink>
      </span>
    </>
  );
}
