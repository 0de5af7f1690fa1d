import { stressOf } from '../acoustics/phones.ts';
import { isVowel } from './phone-set.ts';

/** What may stand between a syllable's first consonant and its vowel, each with what it never follows. */
const GLIDES: Record<string, string> = { L: 'T D N M TH DH', R: 'N M', W: 'N M', Y: '' };
/** After an S there is no breath that would tell P, T and K from B, D and G. */
const STOPS = new Set(['P', 'T', 'K']);

/**
 * Where everyone makes a sound plain: a stressed vowel, and a consonant right before its vowel (or
 * with a glide between) that begins a word or a stressed syllable. Elsewhere fluent Americans blur it
 * themselves: "enner" for "enter", a T at the end that is only a stop of breath, a whispered Z,
 * "bee-gin" beside "bih-gin". A T is a flap also before a lesser stress ("photo") and in a weak "to".
 *
 * `symbols`: ARPAbet. Of a word without stress digits the first vowel counts as stressed.
 */
export function plainPlaces(symbols: readonly string[], wordOf: readonly number[]): boolean[] {
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
