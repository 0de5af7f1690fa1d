import type { Reading } from './speaking.ts';
import { writtenWords } from './spoken-word.ts';

/**
 * A word in its phrase, for a voice that is to read it as the phrase does; undefined where the
 * phrase lacks it. Of several equal words, the one nearest to `index` is meant.
 */
export function inPhrase(phrase: string, word: string, index = 0): Reading | undefined {
  const places = writtenWords(phrase).flatMap(({ text }, place) =>
    wordsWithin(text).includes(word) ? [place] : [],
  );
  const [nearest] = places.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index));
  return nearest === undefined ? undefined : { context: { phrase, word: nearest } };
}

/** “(well-known)” as a whole and in its parts. */
function wordsWithin(text: string): string[] {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return [bare, ...bare.split('-')];
}
