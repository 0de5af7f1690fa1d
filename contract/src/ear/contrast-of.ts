import type { EarPair } from './contrast.ts';
import { type EarContrast, earContrasts } from './contrasts.ts';

/** The contrast that a pair of words is for. */
export const earContrastOf = (pairId: string): EarContrast | undefined =>
  earContrasts.find(({ pairs }) => pairs.some(({ id }) => id === pairId));

export const earPairOf = (pairId: string): EarPair | undefined =>
  earContrastOf(pairId)?.pairs.find(({ id }) => id === pairId);
