import type { TaughtForm } from '../analysis.ts';
import { phoneIndex } from './phone-index.ts';
import { withoutStress } from './phone-set.ts';
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
): W[] {
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
    };
  });
}

const bare = (phones: readonly string[]) => phones.map(withoutStress).join(' ');
