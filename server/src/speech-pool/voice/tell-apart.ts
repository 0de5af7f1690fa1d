import type { Lexicon, TaughtForm } from '@saywell/speech/phonemes';
import { align, hear, loadAcousticModel, phoneIndex, prepare } from '@saywell/speech/training';
import { spokenWords } from './spoken-words.ts';

/** A word or short phrase, and how it is said where its spelling leaves that open. */
export type SaidWord = { text: string; forms?: TaughtForm[] };
type Sound = { samples: Float32Array; sampleRate: number };

/** For a clip that is too short for one of the two. */
const MOST = 999;

/**
 * How much better a clip of a word fits that word than each of the others, as log-odds: below 0 it
 * is taken for the other one. The whole clip counts, by the output of the network that knows nothing
 * of learners (decision 053).
 */
export function createTellingApart(acousticFile: Uint8Array, lexicon: Lexicon) {
  const acoustic = loadAcousticModel(acousticFile);
  const soundsOf = ({ text, forms = [] }: SaidWord) =>
    spokenWords(text, { forms }, lexicon).map(({ shown: [form = []] }) => [form.map(phoneIndex)]);

  return ({ samples, sampleRate }: Sound, word: SaidWord, others: readonly SaidWord[]) => {
    const { nativeScores } = hear(acoustic, prepare(samples, sampleRate).samples);
    const fit = (asked: SaidWord) => {
      const found = align(nativeScores, soundsOf(asked));
      return found ? found.score * nativeScores.frames : -Infinity;
    };
    const own = fit(word);
    if (own === -Infinity) return others.map(() => -MOST);
    return others.map((other) => Math.min(MOST, own - fit(other)));
  };
}
