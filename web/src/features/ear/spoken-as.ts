import type { EarPair } from '@saywell/contract';

export type Words = EarPair['words'];

/** What a screen reader says after a word: it reads REcord and reCORD alike. */
export function spokenAs([one, other]: Words, which: 0 | 1): string {
  if (one.text.toLowerCase() !== other.text.toLowerCase()) return '';
  return which === 0 ? ', noun' : ', verb';
}
