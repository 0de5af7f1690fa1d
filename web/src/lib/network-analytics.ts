import type { AnalyticsEvent } from '@saywell/contract';
import { gtag, loadTag, prepareConsentMode } from './consent-mode.ts';
import { consentStatus } from './consent.ts';
import { currentTier, onTrack } from './track.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

let started = false;

/** From now on, the analytics network gets the same events as our own server. */
export function startNetworkAnalytics(id: string): void {
  if (started) return;
  started = true;
  prepareConsentMode();
  gtag('js', new Date());
  // By default it sends the whole URL; ours may contain private data.
  gtag('config', id, { send_page_view: false, page_location: location.origin });
  onTrack(forward);
  loadTag(`${SCRIPT}?id=${encodeURIComponent(id)}`).catch(() => {
    // Blocked: the queue fills up unread, which nobody notices.
  });
}

export function reportPage(pattern: string): void {
  if (!started || !consentStatus().canUseAnalytics) return;
  gtag('set', { page_location: location.origin + pattern, page_title: pattern });
  gtag('event', 'page_view', { user_tier: currentTier() });
}

function forward(tracked: AnalyticsEvent) {
  if (!consentStatus().canUseAnalytics) return;
  const { event, details } = networkEvent(tracked);
  gtag('event', event, { ...details, user_tier: currentTier() });
}

/** The network has its own name for errors, and no use for stacks. */
function networkEvent(tracked: AnalyticsEvent) {
  if (tracked.name !== 'error') return { event: tracked.name, details: tracked.properties };
  const { message, kind } = tracked.properties;
  return { event: 'exception', details: { description: message, fatal: kind === 'screen' } };
}
