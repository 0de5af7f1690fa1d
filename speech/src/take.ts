import type { IntonationTarget, TrainedContrast } from './analysis.ts';
import type { Lexicon } from './phonemes/lexicon.ts';
import { readPhrase } from './phonemes/read-phrase.ts';
import { phoneIndex } from './acoustics/phones.ts';

/** One recording and what was to be said. */
export type Take = {
  /** Mono, ±1. */
  samples: ArrayLike<number>;
  sampleRate: number;
  phrase: string;
  /** Phones of each word of the phrase (ARPAbet, stress digits welcome), used exactly as given. */
  pronunciation?: string[][];
  target?: IntonationTarget;
  /** What the exercise trains; nothing for a phrase of one's own. */
  trains?: { contrasts?: TrainedContrast[] };
};

/** A word of the phrase and the ways it may be said. */
export type ExpectedWord = {
  word: string;
  /** Character offset in the phrase. */
  at: number;
  /** ARPAbet with stress digits. */
  variants: string[][];
};

/** The words to listen for; none when there is nothing to say in the phrase. */
export function expectedWords({ phrase, pronunciation }: Take, lexicon: Lexicon): ExpectedWord[] {
  if (!pronunciation) {
    return readPhrase(phrase, lexicon).map(({ word, start, variants }) => ({
      word,
      at: start,
      variants,
    }));
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
  return written.map((word, i) => ({ ...word, variants: [pronunciation[i]!] }));
}

/**
 * The word that an exercise means by an index into its phrase, split at spaces: of these there may
 * be fewer (a lone dash is no word) or more.
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
