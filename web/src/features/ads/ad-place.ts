import type { AdPlacement } from '@saywell/contract';
import type { AdShape } from '../../ui/ad-frame.tsx';

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
