import { useSyncExternalStore } from 'react';

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

/** Loads code; what a lost connection cut off is asked for again when that is back. */
export function acrossOutage<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error;
      await new Promise((connected) => {
        window.addEventListener('online', connected, { once: true });
      });
      return load();
    });
}
