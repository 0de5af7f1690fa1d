import type { ShownText } from './run.ts';

/** What can be read of a line that is to be said from memory: every word, its first letter, nothing. */
export function shownText(phrase: string, text: ShownText): string {
  if (text === 'all') return phrase;
  return phrase.replace(/[\p{L}\p{N}][\p{L}\p{N}’']*/gu, (word) =>
    text === 'letters'
      ? word[0]! + '_'.repeat(Math.max(1, word.length - 1))
      : '_'.repeat(word.length),
  );
}
