import type { AdImpression } from '@saywell/contract';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { createBatch, postQuietly, randomId } from '../../lib/batch.ts';
import { createViewClock } from '../../lib/track.ts';

/** An ad was seen once half of it was in view for a second: what advertisers mean by the word. */
const SEEN_MS = 1000;
const SEEN_SHARE = 0.5;

type Ad = Pick<AdImpression, 'adType' | 'adPlacement' | 'exerciseContext'>;

/** Watches how long the element is in view and records it when that ends. */
export function useImpression(element: RefObject<HTMLElement | null>, ad: Ad | undefined) {
  const clicked = useRef(false);
  const report = useRef<() => void>(undefined);
  const described = ad && JSON.stringify(ad);

  useEffect(() => {
    const target = element.current;
    if (!target || !described || !('IntersectionObserver' in window)) return undefined;
    const key = randomId();
    const clock = createViewClock(() => performance.now());
    let onScreen = false;
    let reported = 0;
    const update = () => clock.set(onScreen && document.visibilityState === 'visible');
    const send = () => {
      const viewDuration = clock.milliseconds();
      const isNews = viewDuration > reported || clicked.current;
      if (!isNews || (viewDuration < SEEN_MS && !clicked.current)) return;
      reported = viewDuration;
      recordImpression({
        ...(JSON.parse(described) as Ad),
        key,
        viewDuration,
        clicked: clicked.current,
      });
    };
    const onVisibility = () => {
      update();
      if (document.visibilityState !== 'hidden') return;
      send();
      flushImpressions();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        onScreen = (entry?.intersectionRatio ?? 0) >= SEEN_SHARE;
        update();
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(target);
    document.addEventListener('visibilitychange', onVisibility);
    report.current = send;
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
      clock.set(false);
      send();
      clicked.current = false;
      report.current = undefined;
    };
  }, [element, described]);

  return useCallback(() => {
    clicked.current = true;
    report.current?.();
  }, []);
}

/** Where the visitor's trial keeps its token, as the specification names it. */
const TRIAL_TOKEN = 'anonymous_session_token';

const impressions = createBatch<AdImpression>({
  may: () => 'send',
  post: (batch) =>
    postQuietly('/api/ads/impressions', { sessionToken: trialToken(), impressions: batch }),
});

const recordImpression = impressions.add;
const flushImpressions = impressions.flush;

function trialToken(): string | undefined {
  try {
    return localStorage.getItem(TRIAL_TOKEN) ?? undefined;
  } catch {
    return undefined;
  }
}
