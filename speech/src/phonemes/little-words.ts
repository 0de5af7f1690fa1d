/** Words that carry the grammar: short, light unless they are meant, and often reduced. */
const LITTLE_WORDS = new Set(
  'a an the this that these those there is it it’s i you we they he she of in on at to for with will was were are and as at but can could do does from had has have him his her just me my must or so some than them us would your'.split(
    ' ',
  ),
);

export function isLittleWord(word: string): boolean {
  return LITTLE_WORDS.has(word.toLowerCase().replaceAll("'", '’'));
}
