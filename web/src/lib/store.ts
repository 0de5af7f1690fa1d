import { useSyncExternalStore } from 'react';

/** A value outside React. Subscribers hear of every change, and `useStore` follows it. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (changed: () => void) => () => void;
};

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/**
 * What a component shows of a store. It renders again only when that changes, so `partOf` must not
 * make a new object each time. `drawn` is for the page that is drawn when the app is built.
 */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, Part>(
  store: Store<T>,
  partOf: (value: T) => Part,
  drawn?: () => Part,
): Part;
export function useStore<T>(
  { get, subscribe }: Store<T>,
  partOf: (value: T) => unknown = (value) => value,
  drawn?: () => unknown,
): unknown {
  const part = () => partOf(get());
  return useSyncExternalStore(subscribe, part, drawn ?? part);
}
