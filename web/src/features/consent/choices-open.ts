import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** The choices can be opened from anywhere: the bar, the footer, the policy. */
export function openChoices(next = true): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useChoicesOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
