import type { AdPlacement, UserTier } from '@saywell/contract';
import { createStore, useStore } from '../../lib/store.ts';
import { currentTier } from '../../lib/track.ts';
import type { AdShape } from '../../ui/ad-frame.tsx';

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
  const adBreak = createStore<AdBreak | undefined>(undefined);
  let end: ReturnType<typeof setTimeout> | undefined;
  return {
    exerciseCompleted: () => {
      completed += 1;
      if (!isAdDue(completed, tier())) return;
      clearTimeout(end);
      adBreak.set({ after: completed, format: Math.random() < 0.5 ? 'banner' : 'native' });
      end = setTimeout(() => adBreak.set(undefined), BREAK_MS);
    },
    adBreak,
  };
}

/** Of everything practiced in this visit, whatever screen it was on. */
export const visitCadence = createAdCadence(currentTier);

export const useAdBreak = ({ adBreak }: AdCadence): AdBreak | undefined => useStore(adBreak);

/** What an ad was shown beside. */
export type AdContext = { exerciseId?: number; exercisesCompleted?: number };

/** A place for an ad and what may stand in it. */
export type AdPlace = {
  placement: AdPlacement;
  shape: AdShape;
  /** A native ad is ours, written like the rest of the page; a banner may be the network's. */
  format: 'banner' | 'native';
  context: AdContext | undefined;
};
