import type { ExpectedWord } from './expected-words.ts';
import { isHeteronym } from './heteronyms.ts';
import { isVowel, withoutStress } from './phone-set.ts';
import { judgedAs } from './tap.ts';

/** A word of which an exercise teaches a reduced form. */
export type ReducedForm = {
  /** Index into the expected words. */
  word: number;
  /** As learners are shown them: ARPAbet with stress digits, DX for the tap, and Q for the t of “button”. */
  taught: string[];
  full: string[];
  /** The ways to say it in full; ARPAbet with stress digits, as are the others. */
  asFull: string[][];
  asTaught: string[][];
  /** Neither: “tuh” where “going to” may be “gonna”. */
  between: string[][];
};

/** The words whose taught form sounds different from what a careful speaker says. */
export function reducedForms(words: readonly ExpectedWord[]): ReducedForm[] {
  return words.flatMap(({ word: text, isTaught, shown, full, variants }, word) => {
    const [taught] = shown ?? [];
    if (!isTaught || !taught || !full || isHeteronym(text)) return [];
    const said = taught.map(judgedAs);
    if (bare(said) === bare(full)) return [];
    if (keepsItsVowel(full, words[word + 1]?.full)) return [];
    const asFull = [full, ...variants.filter((form) => isFull(form, full, said))];
    const others = variants.filter((form) => !asFull.includes(form) && bare(form) !== bare(said));
    return [{ word, taught, full, asFull, asTaught: [said], between: others }];
  });
}

/** Before a vowel many Americans keep the /u/ of “to”: “to ask”. */
function keepsItsVowel(full: readonly string[], next: readonly string[] = []) {
  return full.at(-1) === 'UW1' && isVowel(next[0] ?? '');
}

/** Another vowel is as full where the reduction is in the consonants: “want” with /ɑ/ or /ɔ/. */
function isFull(form: readonly string[], full: readonly string[], taught: readonly string[]) {
  if (bare(form) === bare(full)) return true;
  const isStressed = form.some((phone) => /[12]$/.test(phone));
  return (
    isStressed &&
    consonants(form) === consonants(full) &&
    consonants(full) !== consonants(taught) &&
    form.length === full.length
  );
}

const bare = (phones: readonly string[]) => phones.map(withoutStress).join(' ');
const consonants = (phones: readonly string[]) => bare(phones.filter((phone) => !isVowel(phone)));
