/** What was not said: the next texts of the list, round and round, that share no word with this one. */
export function otherTexts(texts: readonly string[], index: number, count: number): string[] {
  const own = new Set(wordsOf(texts[index]!));
  return [...texts.slice(index + 1), ...texts.slice(0, index)]
    .filter((text) => !wordsOf(text).some((word) => own.has(word)))
    .slice(0, count);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}
