import type { Cursor } from './player.ts';

/** A word of the text as the voice says it: its characters, and when it is heard. */
export type TimedWord = { from: number; to: number; start: number; end: number };

/** The words of a phrase as it is written: split on spaces, with where each begins. */
export function writtenWords(phrase: string): { text: string; from: number; to: number }[] {
  return [...phrase.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/** Which written word is being said; undefined in the silence before and after. */
export function spokenWord(
  phrase: string,
  timed: readonly TimedWord[] | undefined,
  cursor: Cursor | undefined,
): number | undefined {
  if (!cursor) return undefined;
  const character = 'character' in cursor ? cursor.character : characterAt(timed, cursor.seconds);
  if (character === undefined) return undefined;
  // Some voices also name the character after a word.
  const index = writtenWords(phrase).findLastIndex(({ from }) => character >= from);
  return index < 0 ? undefined : index;
}

/** In a pause the word just said stays lit, so that the light does not flicker. */
function characterAt(timed: readonly TimedWord[] = [], seconds: number): number | undefined {
  if (seconds > (timed.at(-1)?.end ?? 0)) return undefined;
  return timed.findLast(({ start }) => seconds >= start)?.from;
}
