import { CLEAR_FROM, CLOSE_FROM } from '@saywell/contract';

/** How well something was said. `unsure`: not certain enough to judge. */
export type Band = 'clear' | 'close' | 'notyet' | 'unsure';

/** The band of a score out of 100; null is not scored. */
export function bandOf(score: number | null): Band {
  if (score === null) return 'unsure';
  if (score >= CLEAR_FROM) return 'clear';
  return score >= CLOSE_FROM ? 'close' : 'notyet';
}

export const bandLabels: Record<Band, string> = {
  clear: 'Clear',
  close: 'Close',
  notyet: 'Not yet',
  unsure: 'Not sure',
};

export const bandText: Record<Band, string> = {
  clear: 'text-clear',
  close: 'text-close',
  notyet: 'text-notyet',
  unsure: 'text-ink-2',
};
