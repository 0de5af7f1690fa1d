import { AppError } from '../../http/errors.ts';
import type { Asker } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';

/** Exercises are said again and again: all of them, and as many phrases of one's own. */
const PHRASES_KEPT = 2000;

export type PhraseWords = (phrase: string, asker: Asker) => Promise<readonly string[]>;

/**
 * The words of a phrase as the engine names them; none where it has nothing to say. A speech thread
 * reads them, which takes up to a quarter of a second for words that no dictionary has.
 */
export function createPhraseWords(pool: SpeechPool): PhraseWords {
  const kept = new Map<string, readonly string[]>();

  async function read(phrase: string, asker: Asker) {
    const words = await pool.run({ kind: 'words', phrase }, asker).catch(() => {
      throw new AppError('unavailable', 'We couldn’t save this yet. Please try again.', {
        retryAfter: 5,
      });
    });
    if (kept.size >= PHRASES_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(phrase, words);
    return words;
  }

  return async (phrase, asker) => {
    const known = kept.get(phrase);
    if (!known) return read(phrase, asker);
    // Put last, so that the first is the one that was not said for longest.
    kept.delete(phrase);
    kept.set(phrase, known);
    return known;
  };
}
