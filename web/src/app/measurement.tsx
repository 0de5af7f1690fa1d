import type { AnalyticsEvent } from '@saywell/contract';
import { Suspense, useEffect } from 'react';
import type { AuthState } from '../features/accounts/queries.ts';
import { visitCadence } from '../features/ads/cadence.ts';
import { appConfig } from '../lib/app-config.ts';
import { optionalPart } from '../lib/connection.ts';
import { followAccount, useConsent } from '../lib/consent.ts';
import { createViewClock, flushEvents, onTrack, setTier, track } from '../lib/track.ts';
import type { AppRoute } from './routes.tsx';

/** Needed only with an account; without it nothing is measured. */
const AccountConsent = optionalPart(() => import('../features/consent/account-consent.ts'));

function UnknownConsent() {
  useEffect(() => followAccount('loading'), []);
  return null;
}

/** Records visits to screens, as far as the person's consent allows. */
export function Measurement({ auth, route }: { auth: AuthState; route: AppRoute | undefined }) {
  const page = route?.path ?? '*';
  useEffect(() => {
    if (auth.status === 'signed-out') followAccount('visitor');
    else if (auth.status !== 'signed-in') followAccount('loading');
  }, [auth.status]);
  useTimeOnPage(page);
  useNetwork(page, route?.frame === 'bare');
  useEffect(() => onTrack(countForAds), []);
  useEffect(() => {
    if (auth.status === 'signed-in') setTier('registered');
    if (auth.status === 'signed-out') setTier('anonymous');
  }, [auth.status]);
  if (auth.status !== 'signed-in') return null;
  return (
    <Suspense fallback={<UnknownConsent />}>
      <AccountConsent />
    </Suspense>
  );
}

/** The demo is counted separately. */
function countForAds({ name, properties }: AnalyticsEvent) {
  if (name === 'exercise_complete' && properties.practiced !== 'demo') {
    visitCadence.exerciseCompleted();
  }
}

/** Third-party scripts stay off the screens where passwords are typed. */
function useNetwork(page: string, signingIn: boolean) {
  const { canUseAnalytics, isLoading } = useConsent();
  const id = appConfig.analyticsId;
  const wanted = Boolean(id) && canUseAnalytics && !isLoading && !signingIn;
  useEffect(() => {
    if (!wanted || !id) return;
    import('../lib/network-analytics.ts').then(
      ({ startNetworkAnalytics, reportPage }) => {
        startNetworkAnalytics(id);
        reportPage(page);
      },
      () => {
        // Blocked, like the network itself.
      },
    );
  }, [wanted, id, page]);
}

/** Records how long each screen was visible; time in the background does not count. */
function useTimeOnPage(page: string): void {
  useEffect(() => {
    let clock = createViewClock(() => performance.now());
    const visible = () => document.visibilityState === 'visible';
    clock.set(visible());
    const note = () => {
      const seconds = Math.round(clock.milliseconds() / 1000);
      clock = createViewClock(() => performance.now());
      if (seconds > 0) track('time_on_page', { page, seconds });
    };
    const onChange = () => {
      if (visible()) return clock.set(true);
      note();
      flushEvents();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      note();
    };
  }, [page]);
}
