import type { TaughtForm } from '../analysis.ts';
import { phoneIndex } from './phone-index.ts';
import { withoutStress } from './phone-set.ts';
import { isHeteronym } from './heteronyms.ts';
import { judgedAs } from './tap.ts';

type Word = { variants: string[][]; shown?: string[][] };

/**
 * The words of an exercise, each with the one form that is taught: what its author gives, else the
 * usual one. A taught form is always a fair way to say the word.
 */
export function taughtWords<W extends Word>(
  words: readonly W[],
  phrase: string,
  forms: readonly TaughtForm[],
  startOf: (word: W) => number,
): (W & { isTaught?: true })[] {
  const written = [...phrase.matchAll(/\S+/g)];
  return words.map((word) => {
    const place = written.findIndex(
      ({ 0: text, index }) => startOf(word) >= index && startOf(word) < index + text.length,
    );
    const taught = forms.find((form) => form.word === place)?.sounds.split(' ');
    const [usual = []] = word.shown ?? word.variants;
    if (!taught) return { ...word, shown: [usual] };
    const said = taught.map(judgedAs);
    said.forEach(phoneIndex);
    const isKnown = word.variants.some((variant) => bare(variant) === bare(said));
    return {
      ...word,
      variants: isKnown ? word.variants : [...word.variants, said],
      shown: [taught],
      isTaught: true,
    };
  });
}

/** The same words as a careful speaker says them alone: no taught form is left that only reduces. */
export function inFull<W extends { shown: string[][]; full: string[]; word: string }>(
  words: readonly W[],
): W[] {
  return words.map((word) => {
    const [taught = word.full] = word.shown;
    // A word that is spelled like another, or stressed elsewhere or less, is given its own sounds,
    // which reduce nothing. Without any stress it is reduced: “was” as /wəz/.
    const isStressed = taught.some((phone) => /[12]$/.test(phone));
    const isReading = isHeteronym(word.word) || (isStressed && bare(taught) === bare(word.full));
    return { ...word, shown: [isReading ? taught : word.full] };
  });
}

const bare = (phones: readonly string[]) => phones.map(withoutStress).join(' ');
