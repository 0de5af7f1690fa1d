/** Whether two texts are said the same, whatever their signs and capitals. */
export const sameText = (a: string, b: string) => plain(a) === plain(b);

/** Whether a word is one of a phrase. */
export const hasWord = (phrase: string, word: string) =>
  plain(word) !== '' && ` ${plain(phrase)} `.includes(` ${plain(word)} `);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
