/** The 39 sounds of American English in ARPAbet, in the order that every model file uses. */
export const PHONES = [
  'AA',
  'AE',
  'AH',
  'AO',
  'AW',
  'AY',
  'B',
  'CH',
  'D',
  'DH',
  'EH',
  'ER',
  'EY',
  'F',
  'G',
  'HH',
  'IH',
  'IY',
  'JH',
  'K',
  'L',
  'M',
  'N',
  'NG',
  'OW',
  'OY',
  'P',
  'R',
  'S',
  'SH',
  'T',
  'TH',
  'UH',
  'UW',
  'V',
  'W',
  'Y',
  'Z',
  'ZH',
] as const;

/** One of the 39 sounds, without a stress digit. */
export type Phone = (typeof PHONES)[number];

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
const KNOWN = new Set<string>(PHONES);

/** `AH0` → `AH`. */
export function withoutStress(phone: string): string {
  // Digits come before letters.
  return phone[phone.length - 1]! <= '9' ? phone.slice(0, -1) : phone;
}

export function isPhone(phone: string): phone is Phone {
  return KNOWN.has(phone);
}

/** Takes a phone with or without its stress digit. */
export function isVowel(phone: string): boolean {
  return VOWELS.has(withoutStress(phone));
}

/** A vowel without stress, which natives reduce. */
export function isUnstressedVowel(phone: string): boolean {
  return phone.endsWith('0');
}

/** Vowels with their three stress digits, then consonants: the symbols stored in word lists. */
export const STRESSED_PHONES: readonly string[] = PHONES.flatMap((phone) =>
  VOWELS.has(phone) ? [`${phone}0`, `${phone}1`, `${phone}2`] : [phone],
);
