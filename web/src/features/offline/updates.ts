import { createStore } from '../../lib/store.ts';
import type { ToWorker } from '../../lib/kept.ts';

/** Whether a newer version of the app waits for this page to be reloaded. */
export const updateWaits = createStore(false);

const LOOK_EVERY_MS = 3_600_000;
/** A page that came with the new version lets it in, and there is nothing to reload. */
const ARRIVED_WITHIN_MS = 1_000;

let followed: ServiceWorkerRegistration | undefined;

export function followUpdates(registration: ServiceWorkerRegistration): void {
  followed = registration;
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  navigator.serviceWorker.addEventListener('controllerchange', look);
  look();
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_EVERY_MS) return;
    last = Date.now();
    // Without a network there is no newer version.
    registration.update().catch(() => {});
  });
}

function look(): void {
  if (!followed?.waiting) return updateWaits.set(false);
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  tell({ tell: 'arrived', entry: new URL(script?.src ?? '', location.href).pathname });
  setTimeout(() => updateWaits.set(isWaiting()), ARRIVED_WITHIN_MS);
}

const isWaiting = () => Boolean(followed?.waiting && navigator.serviceWorker.controller);

const tell = (what: ToWorker) => followed?.waiting?.postMessage(what);

/** Lets the new version in, and loads the page from it. */
export function reloadIntoUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  tell({ tell: 'activate' });
}
