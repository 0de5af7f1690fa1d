import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { player, stopListening } from './listening.ts';
import type { Playing } from './player.ts';

/** One aspect of what is playing; the component renders again only when that changes. */
export function usePlaying<T extends string | number | boolean | undefined>(
  aspect: (playing: Playing | undefined) => T,
): T {
  return useStore(player.playing, aspect);
}

/** Nothing goes on sounding on a screen it does not belong to. */
export function useQuietOnLeave(): void {
  useEffect(() => stopListening, []);
}
