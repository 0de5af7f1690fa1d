import { useSyncExternalStore } from 'react';

/** A value outside React. Subscribers are called on every change, and `useStore` follows it. */
export type Store<T> = Readable<T> & { set: (next: T) => void };

/** A value that somebody else changes. */
export type Readable<T> = {
  get: () => T;
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
 * The part of a store that a component shows. It re-renders only when that changes, so `partOf`
 * must not create a new object each time. `drawn` is the value for prerendering.
 */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, Part>(
  store: Readable<T>,
  partOf: (value: T) => Part,
  drawn?: () => Part,
): Part;
export function useStore<T>(
  { get, subscribe }: Readable<T>,
  partOf: (value: T) => unknown = (value) => value,
  drawn?: () => unknown,
): unknown {
  const part = () => partOf(get());
  return useSyncExternalStore(subscribe, part, drawn ?? part);
}
