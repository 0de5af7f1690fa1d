import { stressOf } from '../acoustics/phones.ts';
import { isVowel } from './phone-set.ts';

/** Sounds that stand between the first consonant of a syllable and its vowel. */
const GLIDES = new Set(['L', 'R', 'W', 'Y']);
/** After an S there is no breath that would tell P, T and K from B, D and G. */
const STOPS = new Set(['P', 'T', 'K']);

/**
 * Where everyone makes a sound plain: a stressed vowel, and a consonant that begins a word or a
 * stressed syllable. Elsewhere fluent Americans blur it themselves: "enner" for "enter", a T at the
 * end that is only a stop of breath, a whispered Z, "bee-gin" beside "bih-gin".
 *
 * `symbols`: ARPAbet; a vowel without a stress digit counts as stressed.
 */
export function plainPlaces(symbols: readonly string[], wordOf: readonly number[]): boolean[] {
  const phones = symbols.map((symbol) => symbol.replace(/\d$/, ''));
  return phones.map((phone, i) => {
    if (isVowel(phone)) return isStressed(symbols[i]!);
    const first = wordOf[i - 1] !== wordOf[i];
    if (!first && phones[i - 1] === 'S' && STOPS.has(phone)) return false;
    let next = i + 1;
    if (!GLIDES.has(phone)) while (GLIDES.has(phones[next]!)) next += 1;
    if (wordOf[next] !== wordOf[i] || !isVowel(phones[next]!)) return false;
    return first || isStressed(symbols[next]!);
  });
}

function isStressed(vowel: string): boolean {
  return stressOf(vowel) !== 0;
}
