import type { UserTier } from '@saywell/contract';
import { useSyncExternalStore } from 'react';
import { currentTier } from '../../lib/tier.ts';

/** After how many finished exercises an ad of its own is due. */
const EVERY: Record<UserTier, number> = { anonymous: 2, registered: 4 };
const BREAK_MS = 5000;

export function isAdDue(completed: number, tier: UserTier): boolean {
  return completed > 0 && completed % EVERY[tier] === 0;
}

/** The ad that is on now: after how many exercises, and as what it is shown. */
type AdBreak = { after: number; format: 'banner' | 'native' };

export type AdCadence = ReturnType<typeof createAdCadence>;

/** Counts exercises; after every so many an ad is on for five seconds. */
export function createAdCadence(tier: () => UserTier) {
  let completed = 0;
  let now: AdBreak | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: AdBreak | undefined) {
    now = next;
    for (const listener of listeners) listener();
  }

  return {
    exerciseCompleted: () => {
      completed += 1;
      if (!isAdDue(completed, tier())) return;
      clearTimeout(end);
      show({ after: completed, format: Math.random() < 0.5 ? 'banner' : 'native' });
      end = setTimeout(() => show(undefined), BREAK_MS);
    },
    current: () => now,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Of everything practiced in this visit, whatever screen it was on. */
export const visitCadence = createAdCadence(currentTier);

export function useAdBreak({ subscribe, current }: AdCadence): AdBreak | undefined {
  return useSyncExternalStore(subscribe, current, current);
}
