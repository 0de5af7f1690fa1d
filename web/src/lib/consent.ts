import { appConfig } from './app-config.ts';
import { createStore, useStore } from './store.ts';

/** What a person can refuse. Without either, everything still works. */
export type ConsentChoice = { analytics: boolean; marketing: boolean };

type ConsentStatus = {
  /** Whether anything optional is allowed. */
  hasConsent: boolean;
  /** Ads always show; this is whether they may be personalized. */
  canShowAds: boolean;
  canUseAnalytics: boolean;
  /** Somebody is signed in whose records have not arrived: nothing may be decided yet. */
  isLoading: boolean;
};

type Known = {
  /** The records of whoever is signed in; 'visitor' for nobody. */
  account: 'loading' | 'visitor' | ConsentChoice;
  /** What was chosen in this browser. */
  chosen: ConsentChoice | undefined;
  /** The browser says for its owner: do not sell or share. */
  optedOut: boolean;
};

/** All granted until somebody says otherwise; the records of the signed-in person win. */
export function resolveConsent({ account, chosen, optedOut }: Known): ConsentStatus {
  const granted = { analytics: !optedOut, marketing: !optedOut };
  const held = typeof account === 'string' ? (chosen ?? granted) : account;
  const { analytics: canUseAnalytics, marketing: canShowAds } = held;
  return {
    hasConsent: canUseAnalytics || canShowAds,
    canShowAds,
    canUseAnalytics,
    isLoading: account === 'loading',
  };
}

const KEY = 'saywell-consent';
/** Nobody is asked in a page that is drawn before it is known who reads it. */
const CHOSEN: ConsentChoice = { analytics: true, marketing: true };

const store = createStore(
  withStatus({
    account: appConfig.signedIn === false ? 'visitor' : 'loading',
    chosen: readChoice(),
    optedOut: optsOut(),
  }),
);

export const subscribeToConsent = store.subscribe;
export const consentStatus = (): ConsentStatus => store.get().status;
export const useConsent = (): ConsentStatus => useStore(store, ({ status }) => status);
export const useChosenConsent = (): ConsentChoice | undefined =>
  useStore(
    store,
    ({ known }) => known.chosen,
    () => CHOSEN,
  );

/** Whether the person has said so themselves, in this browser or with their account. */
export function consentDecided(): boolean {
  const { chosen, account } = store.get().known;
  return chosen !== undefined || typeof account !== 'string';
}

export function chooseConsent(chosen: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  update({ chosen });
}

export function followAccount(account: Known['account']): void {
  update({ account });
}

function update(change: Partial<Known>) {
  store.set(withStatus({ ...store.get().known, ...change }));
}

function withStatus(known: Known) {
  return { known, status: resolveConsent(known) };
}

export function parseConsent(stored: string | null): ConsentChoice | undefined {
  try {
    const { analytics, marketing } = JSON.parse(stored ?? '{}') as Partial<ConsentChoice>;
    if (typeof analytics === 'boolean' && typeof marketing === 'boolean') {
      return { analytics, marketing };
    }
  } catch {
    // Not what we wrote: as if nothing had been chosen.
  }
  return undefined;
}

function readChoice() {
  try {
    return parseConsent(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function optsOut(): boolean {
  if (typeof navigator === 'undefined') return false;
  return Boolean(
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl,
  );
}

const choicesOpen = createStore(false);

/** The choices can be opened from anywhere: the bar, the footer, the policy. */
export const openChoices = (next = true): void => choicesOpen.set(next);

export const useChoicesOpen = (): boolean => useStore(choicesOpen);
