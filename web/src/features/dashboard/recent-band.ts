import { RECENT_GREEN_FROM, RECENT_YELLOW_FROM } from '@saywell/contract';
import type { Band } from '../../ui/bands.ts';

/** Recent activity has bands of its own: green from 0.9, yellow from 0.7, red below. */
export function recentBand(accuracy: number): Band {
  if (accuracy >= RECENT_GREEN_FROM) return 'clear';
  return accuracy >= RECENT_YELLOW_FROM ? 'close' : 'notyet';
}
