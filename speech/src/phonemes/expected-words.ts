import type { Lexicon } from './lexicon.ts';
import { isLittleWord } from './little-words.ts';
import { phoneIndex } from './phone-index.ts';
import { readPhrase } from './read-phrase.ts';

/** A word of the phrase and its possible pronunciations. */
export type ExpectedWord = {
  word: string;
  /** Character offset in the phrase. */
  at: number;
  /** ARPAbet with stress digits. */
  variants: string[][];
  /** The forms that learners may be shown, the usual one first; without them what was said is shown. */
  shown?: string[][];
  /** As a careful speaker says it alone. */
  full?: string[];
  /** Set if it is a little word without stress. */
  isLittle?: true;
  /** Set if an exercise gives the form to aim for. */
  isTaught?: true;
};

/**
 * The words to listen for; empty if the phrase has nothing to say. A given `pronunciation` (phones
 * of each word) is used as it is; without one the phrase is converted.
 */
export function expectedWords(
  phrase: string,
  pronunciation: string[][] | undefined,
  lexicon: Lexicon,
): ExpectedWord[] {
  if (!pronunciation) {
    return readPhrase(phrase, lexicon).map(
      ({ word, start, variants, shown, full, isMeant, spoken }) => ({
        word,
        at: start,
        variants,
        shown,
        full,
        ...(isMeant || spoken ? {} : littleness(word)),
      }),
    );
  }
  const written = writtenWords(phrase);
  if (pronunciation.length !== written.length) {
    throw new RangeError(
      `the pronunciation has ${pronunciation.length} words, the phrase ${written.length}`,
    );
  }
  for (const phones of pronunciation) {
    if (!phones.length) throw new RangeError('a word of the pronunciation has no sounds');
    phones.forEach(phoneIndex);
  }
  return written.map(({ word, at }, i) => ({
    word,
    at,
    variants: [pronunciation[i]!],
    ...littleness(word),
  }));
}

function littleness(word: string): Pick<ExpectedWord, 'isLittle'> {
  return isLittleWord(word) ? { isLittle: true } : {};
}

/**
 * The word at an index into the phrase split on spaces, as exercises count. There may be fewer
 * expected words than that (a lone dash is not a word) or more.
 */
export function wordAt(
  index: number,
  words: readonly ExpectedWord[],
  phrase: string,
): number | undefined {
  const written = [...phrase.matchAll(/\S+/g)][index];
  if (!written) return undefined;
  const end = written.index + written[0].length;
  const found = words.findIndex(({ at }) => at >= written.index && at < end);
  return found < 0 ? undefined : found;
}

function writtenWords(phrase: string): { word: string; at: number }[] {
  return Array.from(phrase.matchAll(/\S+/g), (match) => ({
    word: match[0].replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
    at: match.index,
  })).filter(({ word }) => word);
}
