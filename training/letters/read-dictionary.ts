import { dictionary } from 'cmu-pronouncing-dictionary';
import { STRESSED_PHONES } from '@saywell/speech/phonemes';

const known = new Set(STRESSED_PHONES);

/** Every word of the CMU dictionary with all its pronunciations, the main one first. */
export function readDictionary(): Map<string, string[][]> {
  const words = new Map<string, string[][]>();
  for (const [entry, text] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/, '');
    // Some lines end with a comment such as "# place, danish".
    const phones = (text.split('#')[0] ?? '').trim().split(/\s+/);
    for (const phone of phones) {
      if (!known.has(phone)) throw new Error(`${word}: unknown phone ${phone}`);
    }
    const variants = words.get(word);
    if (variants) variants.push(phones);
    else words.set(word, [phones]);
  }
  return words;
}
