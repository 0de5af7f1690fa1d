import { appConfig } from './app-config.ts';
import { createStore, useStore } from './store.ts';

/** What a person can refuse. Everything works without either. */
export type ConsentChoice = { analytics: boolean; marketing: boolean };

type ConsentStatus = {
  /** Whether anything optional is allowed. */
  hasConsent: boolean;
  /** Ads are always shown; this is whether they may be personalized. */
  canShowAds: boolean;
  canUseAnalytics: boolean;
  /** True until a signed-in person's choices have loaded: nothing may be decided before. */
  isLoading: boolean;
};

type Known = {
  /** The choices of the signed-in person; 'visitor' without one. */
  account: 'loading' | 'visitor' | ConsentChoice;
  /** The choice made in this browser. */
  chosen: ConsentChoice | undefined;
  /** The browser sends the opt-out signal: do not sell or share. */
  optedOut: boolean;
};

/**
 * Everything is granted until somebody chooses otherwise; the account's choices take precedence.
 */
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
/** A prerendered page does not ask, since its reader is unknown. */
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

/** Whether the person has chosen, in this browser or with their account. */
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
    // Not written by us: treated as no choice.
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

/** Opens the choices from anywhere: the bar, the footer, the policy. */
export const openChoices = (next = true): void => choicesOpen.set(next);

export const useChoicesOpen = (): boolean => useStore(choicesOpen);
