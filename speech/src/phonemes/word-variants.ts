import { SPEECH_RULES, type Neighbors } from './connected-speech.ts';
import { isUnstressedVowel, isVowel, withoutStress } from './phone-set.ts';

/**
 * More variants slow the alignment down and, worse, give a wrong sound more chances to match one of
 * them.
 */
export const MOST_VARIANTS = 6;

/** Dictionary variants kept before the rules of connected speech are applied. */
const MOST_DICTIONARY_FORMS = 4;

/** Stress distinguishes variants only if a word has several vowels (`PERmit`, `perMIT`). */
function identity(phones: readonly string[]): string {
  const vowels = phones.filter((phone) => isVowel(phone)).length;
  return vowels > 1 ? phones.join(' ') : phones.map(withoutStress).join(' ');
}

/** Keeps the first of equal variants, and at most `most`. */
export function distinct(
  variants: readonly (readonly string[])[],
  most = MOST_VARIANTS,
): string[][] {
  const seen = new Map<string, string[]>();
  for (const phones of variants) {
    const key = identity(phones);
    if (!seen.has(key) && phones.length > 0) seen.set(key, [...phones]);
  }
  return [...seen.values()].slice(0, most);
}

/**
 * “Goin'” for “going”. Natives say it, but a plain n for ng is what many learners must unlearn, and
 * a careful reader pronounces the ng, so the casual form is not accepted.
 */
function isCasualIng(phones: readonly string[], word: string): boolean {
  return word.endsWith('ing') && phones.at(-1) === 'N' && isUnstressedVowel(phones.at(-2) ?? '');
}

/** The forms of the dictionary that a careful reader uses, the citation form first. */
export function carefulForms(forms: readonly string[][], word: string): string[][] {
  const careful = forms.filter((phones) => !isCasualIng(phones, word));
  return distinct(careful.length > 0 ? careful : forms, MOST_DICTIONARY_FORMS);
}

/** Every acceptable pronunciation of a word in its context, the citation form first. */
export function spokenVariants(
  forms: readonly string[][],
  around: Neighbors,
  word: string,
): string[][] {
  const written = carefulForms(forms, word);
  const changed = SPEECH_RULES.flatMap((rule) =>
    written.flatMap((phones) => {
      const form = rule(phones, around, word);
      return form ? [form] : [];
    }),
  );
  const together = SPEECH_RULES.reduce<readonly string[]>(
    (phones, rule) => rule(phones, around, word) ?? phones,
    written[0] ?? [],
  );
  const [first = [], ...others] = changed;
  return distinct([...written, first, together, ...others]);
}
