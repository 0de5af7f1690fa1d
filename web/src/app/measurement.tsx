import type { AnalyticsEvent } from '@saywell/contract';
import { useEffect } from 'react';
import type { AuthState } from '../features/accounts/auth-state.ts';
import { visitCadence } from '../features/ads/cadence.ts';
import { useAccountConsent } from '../features/consent/use-account-consent.ts';
import { appConfig } from '../lib/app-config.ts';
import { useConsent } from '../lib/consent.ts';
import { setTier } from '../lib/tier.ts';
import { onTrack } from '../lib/track.ts';
import { useTimeOnPage } from '../lib/use-time-on-page.ts';
import type { AppRoute } from './routes.tsx';

/** What is noted about every screen, within what the person allows. */
export function Measurement({ auth, route }: { auth: AuthState; route: AppRoute | undefined }) {
  const page = route?.path ?? '*';
  useAccountConsent(auth.status);
  useTimeOnPage(page);
  useNetwork(page, route?.frame === 'bare');
  useEffect(() => onTrack(countForAds), []);
  useEffect(() => {
    if (auth.status === 'signed-in') setTier('registered');
    if (auth.status === 'signed-out') setTier('anonymous');
  }, [auth.status]);
  return null;
}

/** The demo has a count of its own. */
function countForAds({ name, properties }: AnalyticsEvent) {
  if (name === 'exercise_complete' && properties.practiced !== 'demo') {
    visitCadence.exerciseCompleted();
  }
}

/** Other people's scripts stay away from the screens where passwords are typed. */
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
        // Blocked along with the network it talks to.
      },
    );
  }, [wanted, id, page]);
}
