const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** “he,” “her,” and “his”; a period after them stands inside, as commas do. */
export const quoted = (words: readonly string[], end: '' | '.' = ''): string =>
  lists
    .format(words.map((word) => `“${word}”`))
    .replaceAll('”,', ',”')
    .replace(/”$/, `${end}”`);
