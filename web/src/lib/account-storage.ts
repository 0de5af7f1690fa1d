import { createBrowserStorage } from './tab-storage.ts';

/** What each key of an account begins with, before the id of the account. */
const PREFIXES = ['saywell-scene:'] as const;

type Options<T> = {
  prefix: (typeof PREFIXES)[number];
  /** Reads what was stored, maybe by another version of the product; undefined if it is of no use. */
  parse: (stored: unknown) => T | undefined;
};

const keyOf = (userId: number, key: string) => `${userId}:${key}`;

/**
 * Values of an account that every tab of this browser has, also on another day, until somebody signs
 * out or somebody else signs in.
 */
export function createAccountStorage<T>({ prefix, parse }: Options<T>) {
  const kept = createBrowserStorage({ prefix, parse });
  return {
    get: (userId: number, key: string) => kept.get(keyOf(userId, key)),
    set: (userId: number, key: string, value: T) => kept.set(keyOf(userId, key), value),
    drop: (userId: number, key: string) => kept.drop(keyOf(userId, key)),
    keys: (userId: number) =>
      kept
        .keys()
        .filter((key) => key.startsWith(keyOf(userId, '')))
        .map((key) => key.slice(keyOf(userId, '').length)),
    /** Calls back after another tab has changed or dropped a value. */
    onElsewhere: (userId: number, key: string, changed: () => void): (() => void) => {
      const listener = (event: StorageEvent) => {
        // Null: all of the storage was emptied.
        if (event.key === null || event.key === prefix + keyOf(userId, key)) changed();
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Nothing of any account stays in this browser, but of the one that is signed in, if any. */
export const forgetAccounts = ({ but }: { but?: number } = {}): void =>
  drop((key) => but === undefined || !key.startsWith(keyOf(but, '')));

/** Nothing of this account stays: its practice is deleted. */
export const forgetAccount = (userId: number): void =>
  drop((key) => key.startsWith(keyOf(userId, '')));

function drop(isGone: (key: string) => boolean): void {
  for (const prefix of PREFIXES) {
    const kept = createBrowserStorage({ prefix, parse: () => undefined });
    for (const key of kept.keys().filter(isGone)) kept.drop(key);
  }
}
