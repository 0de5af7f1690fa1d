import { isVowel } from '../phonemes/phone-set.ts';

export const STOPS: ReadonlySet<string> = new Set(['P', 'B', 'T', 'D', 'K', 'G']);

/** Americans hold a stop there instead of letting it go. `phones`: of one word, without stress digits. */
export function isFinalStop(phones: readonly string[], index: number): boolean {
  return STOPS.has(phones[index] ?? '') && isAfterVowels(phones, index);
}

/** Whether no vowel of a word comes from here on. */
export function isAfterVowels(phones: readonly string[], index: number): boolean {
  return index > 0 && !phones.slice(index).some((phone) => isVowel(phone));
}
