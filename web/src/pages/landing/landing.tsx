import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { acrossOutage } from '../../lib/connection.ts';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { LearnSection } from './learn-section.tsx';
import { LoadingSession } from './loading-session.tsx';
import { isSession } from './place.ts';
import { PrivacySection } from './privacy-section.tsx';
import { CardToCome } from './trial-frame.tsx';

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
