import { type Lexicon, readPhrase } from '@saywell/speech/phonemes';

/** The words of a phrase as they are said: numbers and abbreviations are several. */
export const wordsIn = (phrase: string, lexicon: Lexicon): string[] =>
  readPhrase(phrase, lexicon).flatMap(({ word, spoken }) => plainWords(spoken ?? word));

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
    .filter(Boolean);

/**
 * How many words were taken for another one, not heard, or heard without being said. A word that
 * sounds the same is the same: nobody could hear the difference.
 */
export function wordErrors(
  said: readonly string[],
  heard: readonly string[],
  lexicon: Lexicon,
): number {
  const soundsOf = (word: string) =>
    readPhrase(word, lexicon).flatMap(({ variants }) => variants.map((sounds) => sounds.join(' ')));
  const isSame = (one: string, other: string) =>
    one === other || soundsOf(one).some((sounds) => soundsOf(other).includes(sounds));
  let row = Array.from({ length: heard.length + 1 }, (_, length) => length);
  for (const [index, word] of said.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries()) {
      const changed = row[at]! + (isSame(word, other) ? 0 : 1);
      next.push(Math.min(changed, row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
