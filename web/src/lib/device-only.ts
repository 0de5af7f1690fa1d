import type { Store } from './store.ts';

const KEY = 'saywell-device-only';
const listeners = new Set<() => void>();
/** Counts where storage is blocked, as long as the page. */
let chosen = false;

/**
 * Whether recordings must never leave this device, which is then the only one that may score them.
 * Read anew each time: it may have been chosen in another tab.
 */
export const deviceOnly: Store<boolean> = {
  get: () => {
    try {
      return localStorage.getItem(KEY) === '1';
    } catch {
      return chosen;
    }
  },
  set: (on) => {
    chosen = on;
    try {
      if (on) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // The choice then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (changed) => {
    listeners.add(changed);
    addEventListener('storage', changed);
    return () => {
      listeners.delete(changed);
      removeEventListener('storage', changed);
    };
  },
};
