import type { UserTier } from '@saywell/contract';
import { useSyncExternalStore } from 'react';
import { appConfig } from './app-config.ts';

let tier: UserTier = appConfig.signedIn ? 'registered' : 'anonymous';
const listeners = new Set<() => void>();

/** Whether the person is signed in, for what is measured and advertised: nothing is guarded by it. */
export const currentTier = (): UserTier => tier;

export function setTier(next: UserTier): void {
  if (next === tier) return;
  tier = next;
  for (const listener of listeners) listener();
}

export function useTier(): UserTier {
  return useSyncExternalStore(subscribe, currentTier, currentTier);
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
