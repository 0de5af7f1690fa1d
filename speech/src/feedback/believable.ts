import { isVowel } from '../phonemes/phone-set.ts';
import { confusionCue } from './confusions.ts';

/** Where a sound stands among the consonants of its word. */
export type Place = 'startCluster' | 'endCluster' | 'end' | 'elsewhere';

/** `phones`: the sounds of the word, without stress digits. */
export function placeIn(phones: readonly string[], index: number): Place {
  if (isVowel(phones[index] ?? '')) return 'elsewhere';
  const firstVowel = phones.findIndex((phone) => isVowel(phone));
  const lastVowel = phones.findLastIndex((phone) => isVowel(phone));
  if (index < firstVowel) return firstVowel > 1 ? 'startCluster' : 'elsewhere';
  if (index > lastVowel && lastVowel >= 0) {
    if (phones.length - lastVowel > 2) return 'endCluster';
    return 'end';
  }
  return 'elsewhere';
}

/** Short vowels are what slips between consonants; r, l and glides have a vowel's sound themselves. */
const SLIPPED_IN = new Set(['AH', 'IH', 'EH', 'UH', 'UW', 'IY']);
const LIKE_VOWELS = new Set(['R', 'L', 'W', 'Y', 'M', 'N', 'NG']);

/** A vowel heard for a consonant of a group means that a vowel was put before or between them. */
export function isInsertion(phones: readonly string[], index: number, heard: string): boolean {
  const phone = phones[index] ?? '';
  if (isVowel(phone) || LIKE_VOWELS.has(phone) || !SLIPPED_IN.has(heard)) return false;
  const place = placeIn(phones, index);
  return place === 'startCluster' || place === 'endCluster';
}

/**
 * Whether a learner can be told that this was heard. A vowel for a consonant, or the reverse, is
 * nearly always a neighbor that spilled over; only the known pairs and a vowel put into a group of
 * consonants are real.
 */
export function isBelievable(phones: readonly string[], index: number, heard: string): boolean {
  const phone = phones[index] ?? '';
  if (isVowel(phone) === isVowel(heard)) return true;
  return confusionCue(phone, heard) !== undefined || isInsertion(phones, index, heard);
}
