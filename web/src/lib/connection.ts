import { type ComponentType, lazy, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Failed to load, and still fails with a connection: many browsers cache the failure until a
 * reload.
 */
export class LostPart extends Error {}

/** Milliseconds before each try; a connection is often reported before it works. */
const TRIES = [0, 1_000, 3_000];

/** Loads code, and retries when the connection is back. */
export function acrossOutage<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error;
      await new Promise((connected) => {
        window.addEventListener('online', connected, { once: true });
      });
      return tryAgain(load, TRIES);
    });
}

async function tryAgain<Part>(
  load: () => Promise<Part>,
  [wait, ...later]: number[],
): Promise<Part> {
  await new Promise((over) => setTimeout(over, wait));
  return load().catch((cause: unknown) => {
    if (later.length > 0) return tryAgain(load, later);
    throw new LostPart('A part of the app is missing', { cause });
  });
}

/**
 * A part that is loaded on demand, and simply missing if it cannot be loaded: blocked, or offline.
 * An error in its place would be worse.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const nothing: { default: ComponentType<Props> } = { default: () => null };
  return lazy(() => load().catch(() => nothing));
}
