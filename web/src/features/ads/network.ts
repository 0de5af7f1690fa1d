import { consentStatus, subscribeToConsent } from '../../lib/consent.ts';
import { loadTag, prepareConsentMode } from '../../lib/consent-mode.ts';

type AdQueue = object[] & { requestNonPersonalizedAds?: 0 | 1 };
declare global {
  interface Window {
    adsbygoogle?: AdQueue;
  }
}

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

let loading: Promise<void> | undefined;

/** Loads the network's script once, after everything it must know about consent. */
export function loadNetwork(client: string): Promise<void> {
  loading ??= start(client);
  return loading;
}

async function start(client: string) {
  await consentKnown();
  prepareConsentMode();
  const obey = () => {
    queue().requestNonPersonalizedAds = consentStatus().canShowAds ? 0 : 1;
  };
  obey();
  subscribeToConsent(obey);
  await loadTag(`${SCRIPT}?client=${encodeURIComponent(client)}`, { crossOrigin: 'anonymous' });
}

/** Asks the network to fill the next unit that is empty. */
export const fillUnit = (): void => void queue().push({});

function queue(): AdQueue {
  window.adsbygoogle ??= [];
  return window.adsbygoogle;
}

function consentKnown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (consentStatus().isLoading) return;
      stop();
      resolve();
    };
    const stop = subscribeToConsent(check);
    check();
  });
}
