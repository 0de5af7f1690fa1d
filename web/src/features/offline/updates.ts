import { entryOfPage, type ToPage, type ToWorker } from '../../lib/kept.ts';
import { createStore } from '../../lib/store.ts';

/** Whether there is a newer version of the app than the one in this page. */
export const updateWaits = createStore(false);

const LOOK_EVERY_MS = 3_600_000;
/** A page that came with the new version lets it in, and there is nothing to reload. */
const ARRIVED_WITHIN_MS = 1_000;
/** A request that the old version still has open may keep the new one out for minutes. */
const LET_IN_WITHIN_MS = 5_000;

let followed: ServiceWorkerRegistration | undefined;
/** Another tab let the new version in. */
let isOutdated = false;

export function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  followed = registration;
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    tell(serviceWorker.controller, { tell: 'stayed', entry: entryOfPage() });
    look();
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.tell === 'outdated') isOutdated = true;
    look();
  });
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
  if (!followed?.waiting) return updateWaits.set(isOutdated);
  tell(followed.waiting, { tell: 'arrived', entry: entryOfPage() });
  setTimeout(() => updateWaits.set(isOutdated || isWaiting()), ARRIVED_WITHIN_MS);
}

const isWaiting = () => Boolean(followed?.waiting && navigator.serviceWorker.controller);

const tell = (worker: ServiceWorker | null, what: ToWorker) => worker?.postMessage(what, []);

/**
 * Lets the new version in if it still waits, and loads the page from it. Where the old one does not
 * let go, the page is loaded all the same, which ends its requests.
 */
export function reloadIntoUpdate(): void {
  const reload = () => location.reload();
  if (!followed?.waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  tell(followed.waiting, { tell: 'activate' });
  setTimeout(reload, LET_IN_WITHIN_MS);
}
