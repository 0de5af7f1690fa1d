import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../lib/when-idle.ts';
import { countVisit } from './install.ts';
import { keepReads } from './keep-reads.ts';
import { refreshKept } from './kept-categories.ts';
import { followUpdates } from './updates.ts';

let registering: Promise<unknown> | undefined;
let refreshing: Promise<void> | undefined;

/**
 * Makes the app work without a network, once the page has nothing better to do. Where a browser has
 * no service worker or no room, everything stays as it was.
 */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await new Promise<void>(whenIdle);
    countVisit();
    await (registering ??= register(queryClient));
    await keepReads();
    await (refreshing ??= refreshKept(new AbortController().signal));
  } catch {
    // The next visit tries again.
  }
}

async function register(queryClient: QueryClient): Promise<void> {
  const controlled = controller();
  followUpdates(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  await controlled;
  // From now on the service worker has an answer without a network too, so reads must not wait for one.
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, networkMode: 'always' } });
}

/** Resolves once a service worker answers for this page. */
function controller(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((ready) => {
    serviceWorker.addEventListener('controllerchange', ready, { once: true });
  });
}
