import { consentDecided, consentStatus, subscribeToConsent } from './consent.ts';

/** Google's own queue: it expects the arguments object itself, not an array. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Regions where the law requires consent before anything is stored: the EEA, the United Kingdom,
 * Switzerland.
 */
const ASK_FIRST =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
/** How long a tag waits for a decision that is still loading. */
const WAIT_MS = 500;

type Signals = Record<
  'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage',
  'granted' | 'denied'
>;

function signalsFor(allowed: { ads: boolean; analytics: boolean }): Signals {
  const ads = allowed.ads ? ('granted' as const) : ('denied' as const);
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: allowed.analytics ? 'granted' : 'denied',
  };
}

// Not a rest parameter: see above.
export const gtag: (...args: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
};

let prepared = false;

/** Must run before any of the network's tags is loaded; forwards every later decision. */
export function prepareConsentMode(): void {
  if (prepared) return;
  prepared = true;
  gtag('consent', 'default', { ...currentSignals(), wait_for_update: WAIT_MS });
  if (!consentDecided()) {
    const region = ASK_FIRST.split(' ');
    gtag('consent', 'default', { ...signalsFor({ ads: false, analytics: false }), region });
  }
  subscribeToConsent(() => {
    // An update overrides the default: sent without a decision, it would also override regions that
    // require consent first.
    if (consentDecided() && !consentStatus().isLoading) gtag('consent', 'update', currentSignals());
  });
}

function currentSignals(): Signals {
  const { canShowAds, canUseAnalytics } = consentStatus();
  return signalsFor({ ads: canShowAds, analytics: canUseAnalytics });
}

/** Loads a script of the network, allowed by this page's nonce. */
export function loadTag(src: string, attributes: { crossOrigin?: string } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src, async: true, ...attributes });
    script.nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The tag could not be loaded')));
    document.head.append(script);
  });
}
