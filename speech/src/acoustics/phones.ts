/** The 39 sounds of American English in ARPAbet, in the order of the network's outputs. */
export const PHONES: readonly string[] = (
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W ' +
  'Y Z ZH'
).split(' ');

/** The network's class for no speech, after the phones. */
export const SILENCE = PHONES.length;

const indices = new Map(PHONES.map((phone, index) => [phone, index]));

/** Index of an ARPAbet phone, with or without its stress digit. */
export function phoneIndex(phone: string): number {
  const index = indices.get(phone.replace(/\d$/, ''));
  if (index === undefined) throw new Error(`unknown phone ${phone}`);
  return index;
}

/** 0, 1 or 2 for a vowel that carries a stress digit, -1 for everything else. */
export function stressOf(phone: string): number {
  const digit = /\d$/.exec(phone);
  return digit ? Number(digit[0]) : -1;
}

const VOWELS = PHONES.map((phone) => 'AEIOU'.includes(phone.charAt(0)));

export function isVowel(index: number): boolean {
  return VOWELS[index] ?? false;
}
