import { isVowel as isVowelName, PHONES } from './phone-set.ts';

export { PHONES };

/** The network's class for silence, after the phones. */
export const SILENCE = PHONES.length;

const indices = new Map<string, number>(PHONES.map((phone, index) => [phone, index]));
const vowels = PHONES.map((phone) => isVowelName(phone));

/** Index of an ARPAbet phone, with or without its stress digit. */
export function phoneIndex(phone: string): number {
  const index = indices.get(phone.replace(/\d$/, ''));
  if (index === undefined) throw new Error(`unknown phone ${phone}`);
  return index;
}

/** 0, 1 or 2 for a vowel with a stress digit, -1 for everything else. */
export function stressOf(phone: string): number {
  const digit = /\d$/.exec(phone);
  return digit ? Number(digit[0]) : -1;
}

export function isVowel(index: number): boolean {
  return vowels[index] ?? false;
}
