import { createStore } from '../../lib/store.ts';

type InstallPrompt = Event & { prompt: () => Promise<unknown> };
declare global {
  interface Window {
    /** Caught in index.html: browsers offer it once, before this code is there. */
    installPrompt?: InstallPrompt;
  }
}

/** How this device installs the app: the browser asks, or the person does it by a menu of iOS. */
export const installWay = createStore<'prompt' | 'menu' | undefined>(wayHere());

function wayHere() {
  if (typeof window === 'undefined' || isInstalled()) return undefined;
  if (window.installPrompt) return 'prompt';
  const { userAgent, maxTouchPoints } = navigator;
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? 'menu' : undefined;
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', () => installWay.set('prompt'));
  window.addEventListener('appinstalled', () => installWay.set(undefined));
}

/** A prompt can be shown once. */
export async function install(): Promise<void> {
  const prompt = window.installPrompt;
  window.installPrompt = undefined;
  installWay.set(undefined);
  await prompt?.prompt();
}

const KEY = 'saywell-visits';
const OFFERED_FROM = 3;
const DECLINED = 'declined';

/** Whether the offer is shown outside the profile: from the third visit on, until it is declined. */
export const isOffered = createStore(false);

/** Once a tab: a reload is no visit. */
export function countVisit(): void {
  try {
    const visits = localStorage.getItem(KEY) ?? '0';
    if (visits === DECLINED) return;
    const isCounted = sessionStorage.getItem(KEY) !== null;
    const count = Number(visits) + (isCounted ? 0 : 1);
    sessionStorage.setItem(KEY, 'counted');
    localStorage.setItem(KEY, String(Math.min(count, OFFERED_FROM)));
    isOffered.set(count >= OFFERED_FROM);
  } catch {
    // Without storage nothing is offered: it could not be declined for good.
  }
}

export function declineInstall(): void {
  isOffered.set(false);
  try {
    localStorage.setItem(KEY, DECLINED);
  } catch {
    // Gone until the page is left.
  }
}
