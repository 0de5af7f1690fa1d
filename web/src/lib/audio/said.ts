/** How much of a phrase was heard so far, for whoever decides when the recording is over. */
export type Said =
  /** Every word, up to its end. */
  | 'all'
  /** The first words, with more than one to come. */
  | 'part'
  /** Nothing, or all but the last word: the rest may have been said and not been recognized. */
  | 'unsure';

/** Nothing where the words do not tell: the last one may still be going on, or is the only one. */
export function saidOf(
  { words, done }: { words: number; done: boolean },
  wordsInPhrase: number,
): Said | undefined {
  if (done) return 'all';
  if (words === wordsInPhrase || wordsInPhrase === 1) return undefined;
  return words > 0 && words < wordsInPhrase - 1 ? 'part' : 'unsure';
}
