import { stressOf } from './phone-index.ts';
import { isVowel } from './phone-set.ts';

/** Liquids and glides that can follow a first consonant, with the consonants each never follows. */
const GLIDES: Record<string, string> = { L: 'T D N M TH DH', R: 'N M', W: 'N M', Y: '' };
/** After an S these have no aspiration, which otherwise distinguishes them from B, D and G. */
const STOPS = new Set(['P', 'T', 'K']);

/**
 * Which sounds are in a strong position, where every speaker pronounces them fully: a stressed vowel,
 * and a consonant right before its vowel (or with a glide between) that begins a word or a stressed
 * syllable. Elsewhere fluent Americans reduce sounds themselves: "enner" for "enter", a final T that is
 * only a glottal stop, a devoiced Z, "buh-gin" for "begin". A T is a flap also before secondary stress
 * ("photo") and in a weak "to".
 *
 * `symbols`: ARPAbet. In a word without stress digits the first vowel counts as stressed.
 */
export function strongPositions(symbols: readonly string[], wordOf: readonly number[]): boolean[] {
  const phones = symbols.map((symbol) => symbol.replace(/\d$/, ''));
  const stressAt = (i: number): number => {
    const stress = stressOf(symbols[i]!);
    if (stress >= 0) return stress;
    return phones.findIndex((phone, k) => wordOf[k] === wordOf[i] && isVowel(phone)) === i ? 1 : 0;
  };
  return phones.map((phone, i) => {
    if (isVowel(phone)) return stressAt(i) > 0;
    const first = wordOf[i - 1] !== wordOf[i];
    if (!first && phones[i - 1] === 'S' && STOPS.has(phone)) return false;
    const notAfter = GLIDES[phones[i + 1] ?? ''];
    const glides =
      !(phone in GLIDES) && notAfter !== undefined && !notAfter.split(' ').includes(phone);
    const vowel = glides ? i + 2 : i + 1;
    if (wordOf[vowel] !== wordOf[i] || !isVowel(phones[vowel]!)) return false;
    const stress = stressAt(vowel);
    if (phone === 'T') return first ? stress > 0 : stress === 1;
    return first || stress > 0;
  });
}
