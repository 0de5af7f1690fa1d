import { isVowel } from '../phonemes/phone-set.ts';

/** Position of a consonant in its word. */
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

/** Learners insert short vowels between consonants; r, l, nasals and glides sound like vowels anyway. */
const INSERTED = new Set(['AH', 'IH', 'EH', 'UH', 'UW', 'IY']);
const LIKE_VOWELS = new Set(['R', 'L', 'W', 'Y', 'M', 'N', 'NG']);

/** A vowel heard for a consonant of a cluster means that a vowel was inserted there. */
export function isInsertion(phones: readonly string[], index: number, heard: string): boolean {
  const phone = phones[index] ?? '';
  if (isVowel(phone) || LIKE_VOWELS.has(phone) || !INSERTED.has(heard)) return false;
  const place = placeIn(phones, index);
  // The vowel next to it that reaches into the segment is no vowel that was put in.
  const isNeighbor = [phones[index - 1], phones[index + 1]].includes(heard);
  return (place === 'startCluster' || place === 'endCluster') && !isNeighbor;
}

/** Confusions between a vowel and a consonant that learners really make: expected, then heard. */
const ACROSS_CLASSES = new Set([
  'ER R',
  'L AH',
  'L AO',
  'L OW',
  'L UW',
  'R AA',
  'R AH',
  'R AO',
  'V UW',
  'W UW',
  'Y IY',
]);

const MERGED = new Set(['AA', 'AO']);

/** Cot and caught: two vowels that half of America does not tell apart, except before r. */
export function isMerged(phones: readonly string[], index: number, heard: string): boolean {
  return MERGED.has(phones[index] ?? '') && MERGED.has(heard) && phones[index + 1] !== 'R';
}

/**
 * Whether a learner can be told that this was heard. A vowel for a consonant, or the reverse, is
 * nearly always an alignment error: the neighboring sound reaches into the segment. Only the known
 * pairs and a vowel inserted into a consonant cluster are real.
 */
export function isBelievable(phones: readonly string[], index: number, heard: string): boolean {
  const phone = phones[index] ?? '';
  if (isVowel(phone) === isVowel(heard)) return true;
  return ACROSS_CLASSES.has(`${phone} ${heard}`) || isInsertion(phones, index, heard);
}
